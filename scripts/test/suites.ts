import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { findChromium } from '../browsers'
import { commandLine } from '../command'
import { freePort } from '../serve/static-server'
import { RESULTS, type SuiteResult, playwrightResult, vitestResult } from './results'

/** A program that tests something. */
export interface Suite {
  /** What --only calls it. */
  name: string
  /** How it is started by hand. */
  title: string
  /** How it is started here: what Node runs. */
  args: string[]
  /** Reads what its report counted; a suite without a report counts as one test. */
  readResult?: () => SuiteResult | undefined
}

/** What npm test runs. Vitest comes first: it builds the site that Playwright looks at. */
export const SUITES: Suite[] = [
  {
    name: 'vitest',
    title: 'npx vitest',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/vitest.json`,
    ],
    readResult: vitestResult,
  },
  {
    name: 'playwright',
    title: 'npx playwright test',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    readResult: playwrightResult,
  },
  commandSuite('check'),
]

/** What takes too long for every change. */
export const LONG_SUITES: Suite[] = ['test:mutants', 'lighthouse'].map(commandSuite)

function commandSuite(name: string): Suite {
  return { name, title: `npm run ${name}`, args: commandLine(name) }
}

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

/** Runs one suite and counts its tests; a suite that fails without a failed test counts as one itself. */
export function runSuite({ title, args, readResult }: Suite): SuiteResult {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  const result = readResult?.() ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0, failures: [] }
  if (status === 0 || result.failed > 0) return result
  return { ...result, failed: 1, failures: [...result.failures, `✗ ${title} ended with exit code ${status}`] }
}
