import { availableParallelism } from 'node:os'
import { type Project, defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, findFirefox } from './scripts/browsers'
import { BUILDS } from './tests/build-sites'

/** npm test finds one that is free. */
const PORT = Number(process.env.PLAT_TEST_PORT ?? 4173)

const firefox = findFirefox()

const chromium: Project['use'] = {
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
}

/** What differs most between browsers: the drawer, accordions, the form, the chat, the menu, reading, the policy. */
const IN_FIREFOX =
  /\/(chat|drawer|drawings|interactions|islands|navigation|policy|post-form|reading|studio-safety|studio-story)\.spec\.ts$/

/** What takes most of the time: they run with `npm test -- --all`, and as the project "chromium-long". */
const LONG =
  /\/(chat|dev|drawings|embeds|examples|faults|generated|hero|other-routes|parallax|phone-bar-scrolled|policy|post-form|studio[a-z-]*|themes)\.spec\.ts$/

/**
 * The tag of tests that say nothing in Firefox, or cost too much there. Its protocol, WebDriver BiDi, can't turn JavaScript off or
 * emulate paper, and waits forever for the page of a telephone link that was pressed. The chat's place is measured to a
 * thousandth of a pixel.
 */
const CHROMIUM_ONLY = /@chromium/

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'tests/results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  retries: 1,
  // a machine that others use as well takes three times as long
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'tests/results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // to record every test takes a quarter of their time: only one that failed is run again, with its trace
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'chromium', testIgnore: LONG, use: chromium },
    { name: 'chromium-long', testMatch: LONG, use: chromium },
    ...(firefox ? [inFirefox(firefox)] : []),
  ],
  webServer: {
    command: `node scripts/run.cjs scripts/serve/preview.ts --out ${BUILDS.electrician.out} --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})

/** An installed Firefox, as it comes from Mozilla or a distribution, rather than Playwright's own build. */
function inFirefox(executablePath: string): Project {
  return {
    name: 'firefox',
    testMatch: IN_FIREFOX,
    grepInvert: CHROMIUM_ONLY,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      viewport: devices['Desktop Firefox'].viewport,
      // scrollbars take no room, as in a headless Chromium
      launchOptions: { executablePath, firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 } },
    },
  }
}
