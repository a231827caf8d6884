import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'
import { packageFile } from '../../renderer/documents/packages'
import { terminalColors } from '../../renderer/problems/pretty'
import { findChromium } from '../browsers'
import { ELECTRICIAN } from '../fixtures'
import { EXIT, commandLine } from '../command'
import { freePort } from '../serve/listen'
import { alignColumns } from '../terminal'

/** Where the suites write their results. */
const RESULTS = 'tests/results'

/** The result of a test suite. */
export interface SuiteResult {
  passed: number
  failed: number
  skipped: number
  /** A line for each test that failed. */
  failures: string[]
}

/** A program that runs tests. */
export interface Suite {
  /** The command to start it by hand. */
  title: string
  /** The arguments with which Node runs it here. */
  args: string[]
  /** Additions to the environment of this process. */
  env?: Record<string, string>
  /** Whether it runs at the same time as the others, and is printed last. It can't use a site that another suite builds. */
  isParallel?: boolean
  /** Reads its report; a suite without a report counts as one test. */
  readResult?: () => SuiteResult | undefined
}

/** Keeps tests from reading site.config/ and public/, so that none depends on what authors write there. */
const CLOSED = { NODE_OPTIONS: `--require ${JSON.stringify(resolve('tests/closed-folders.cjs'))}` }

/**
 * The suites of npm test. Vitest comes first, since it builds the site that Playwright visits.
 * @param isAll whether to run the tests of whole commands and of every browser, too, which take much longer than all others
 */
export const testSuites = (isAll: boolean): Suite[] => [
  {
    title: 'npx vitest',
    env: CLOSED,
    args: [
      join(dirname(packageFile('vitest/package.json')), 'vitest.mjs'),
      'run',
      ...(isAll ? [] : ['--project=unit', '--project=site']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/vitest.json`,
    ],
    readResult: vitestResult,
  },
  {
    title: 'npx playwright test',
    env: CLOSED,
    args: [packageFile('@playwright/test/cli'), 'test', ...(isAll ? [] : ['--project=chromium'])],
    readResult: playwrightResult,
  },
  { ...commandSuite('check'), isParallel: true },
]

/** Suites that take too long for every change. */
export const LONG_SUITES: Suite[] = [
  commandSuite('test:mutants', '--site', ELECTRICIAN.site),
  commandSuite('lighthouse', '--site', ELECTRICIAN.site),
]

function commandSuite(name: string, ...options: string[]): Suite {
  return {
    title: ['npm run', name, ...(options.length > 0 ? ['--'] : []), ...options].join(' '),
    args: commandLine(name, ...options),
  }
}

/** Prepares what suites share: a Chromium, a port for a server, and an empty folder for results. */
export async function prepareSuites(): Promise<void> {
  process.env.CHROME_PATH = findChromium()
  process.env.PLAT_TEST_PORT = String(await freePort())
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

/**
 * Runs suites one after the other, and parallel ones at the same time. If one fails, the others go on. At the end it prints what
 * failed, how each suite ended and the number of tests, and sets the exit code of the process.
 */
export async function runSuites(suites: Suite[]): Promise<void> {
  const parallelRuns = suites.filter(({ isParallel }) => isParallel).map(runSuite)
  const runs: SuiteRun[] = []
  for (const suite of suites) if (!suite.isParallel) runs.push(await runSuite(suite))
  for (const run of await Promise.all(parallelRuns)) {
    console.log(run.printed)
    runs.push(run)
  }
  const failures = runs.flatMap((run) => run.failures)
  if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`)
  const rows = runs.map(({ title, failed, minutes }) => [
    failed > 0 ? terminalColors.red('✗') : terminalColors.green('✓'),
    title,
    `${minutes.toFixed(1)} min`,
  ])
  console.log(`\n${alignColumns(rows, '').join('\n')}\n`)
  const sum = (key: 'passed' | 'failed' | 'skipped') => runs.reduce((total, run) => total + run[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  if (sum('failed') > 0) process.exitCode = EXIT.problems
}

interface SuiteRun extends SuiteResult {
  title: string
  minutes: number
  /** Its heading, and its output if it ran in parallel. */
  printed: string
}

/** Runs a suite and counts its tests. A suite that fails without a failed test counts as one failed test. */
async function runSuite({ title, args, env, isParallel, readResult }: Suite): Promise<SuiteRun> {
  const started = performance.now()
  const heading = `\n── ${title}`
  if (!isParallel) console.log(heading)
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['inherit', isParallel ? 'pipe' : 'inherit', 'inherit'],
  })
  const [output, [code]] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'exit')])
  const result = readResult?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, failures: [] }
  const run = {
    ...result,
    title,
    minutes: (performance.now() - started) / 60_000,
    printed: `${heading}\n${output.trimEnd()}`,
  }
  if (code === 0 || result.failed > 0) return run
  return { ...run, failed: 1, failures: [...result.failures, `✗ ${title} ended with exit code ${code}`] }
}

/** Reads Vitest's report; undefined if it ended before its first test. */
function vitestResult(): SuiteResult | undefined {
  const report = readReport<JsonTestResults>('vitest.json')
  if (!report) return undefined
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // a file that can't be imported has no tests
    if (status === 'failed' && failed.length === 0) return [nameFailure(name)]
    return failed.map(({ fullName }) => nameFailure(name, fullName))
  })
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures }
}

/** Reads Playwright's report; undefined if it ended before its first test. */
function playwrightResult(): SuiteResult | undefined {
  const report = readReport<JSONReport>('playwright.json')
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  // Playwright itself lists tests that passed at the second attempt as flaky
  return { passed: expected + flaky, failed: unexpected, skipped, failures: report.suites.flatMap(failuresOf) }
}

function failuresOf({ suites = [], specs }: JSONReportSuite): string[] {
  const failures = specs.filter(({ ok }) => !ok).map(({ file, title }) => nameFailure(file, title))
  return [...failures, ...suites.flatMap(failuresOf)]
}

/** Names a failed test. The output of its suite says why it failed. */
const nameFailure = (file: string, ...title: string[]): string =>
  [`✗ ${file.replace(`${process.cwd()}/`, '')}`, ...title].join(' › ')

function readReport<T>(name: string): T | undefined {
  const file = `${RESULTS}/${name}`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
