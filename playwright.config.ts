import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/find-chromium'
import { BUILDS } from './tests/build-sites'

/** npm test finds one that is free. */
const PORT = Number(process.env.PLAT_TEST_PORT ?? 4173)

/** What keeps a headless Chromium quiet: no sandbox for root in containers, no calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'tests/results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'tests/results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: FLAGS },
  },
  webServer: {
    command: `node scripts/run.mjs preview --out ${BUILDS.real.out} --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
