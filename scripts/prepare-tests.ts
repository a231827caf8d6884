import { mkdirSync, rmSync } from 'node:fs'
import { findChromium } from './find-chromium'
import { freePort } from './free-port'
import { RESULTS } from './test-results'

/**
 * Gives the suites what they share: a Chromium, a port to serve on, and an empty folder for what they find.
 * @param keepResults leaves what earlier runs found, and the sites that they built
 */
export async function prepareTests(keepResults = false): Promise<void> {
  process.env.CHROME_PATH = findChromium()
  process.env.PLAT_TEST_PORT = String(await freePort())
  if (!keepResults) rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}
