import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'
import { terminalColors } from '../../renderer/pipeline/problems/pretty'
import { findChromium } from '../browsers'
import { ELECTRICIAN } from '../fixtures'
import { EXIT, commandLine } from '../command'
import { freePort } from '../serve/listen'
import { alignColumns } from '../terminal'

/** Where the suites write what they found. */
const RESULTS = 'tests/results'

/** What a suite of tests came to. */
export interface SuiteResult {
  passed: number
  failed: number
  skipped: number
  /** A line for each test that failed. */
  failures: string[]
}

/** A program that tests something. */
export interface Suite {
  /** How it is started by hand. */
  title: string
  /** How it is started here: what Node runs. */
  args: string[]
  /** Beside the environment of this process. */
  env?: Record<string, string>
  /** Runs beside the others from the beginning, and is printed last: what needs no site that another builds. */
  isBeside?: boolean
  /** Reads what its report counted; a suite without a report counts as one test. */
  readResult?: () => SuiteResult | undefined
}

/** The engine's tests can't read site.config/ and public/, so that none depends on what an author writes there. */
const CLOSED = { NODE_OPTIONS: `--require ${JSON.stringify(resolve('tests/closed-folders.cjs'))}` }

/** What npm test runs. Vitest comes first: it builds the site that Playwright visits. */
export const SUITES: Suite[] = [
  {
    title: 'npx vitest',
    env: CLOSED,
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
    title: 'npx playwright test',
    env: CLOSED,
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    readResult: playwrightResult,
  },
  { ...commandSuite('check'), isBeside: true },
]

/** What takes too long for every change. */
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

/** Prepares what suites share: a Chromium, a port to serve on, and an empty folder for results. */
export async function prepareSuites(): Promise<void> {
  process.env.CHROME_PATH = findChromium()
  process.env.PLAT_TEST_PORT = String(await freePort())
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

/**
 * Runs suites one after the other, and those beside them meanwhile; one that fails stops none of the others. At the end it
 * prints what failed, how each suite ended and how many tests there were, and sets the process's exit code.
 */
export async function runSuites(suites: Suite[]): Promise<void> {
  const beside = suites.filter(({ isBeside }) => isBeside).map(runSuite)
  const runs: SuiteRun[] = []
  for (const suite of suites) if (!suite.isBeside) runs.push(await runSuite(suite))
  for (const run of await Promise.all(beside)) {
    console.log(run.printed)
    runs.push(run)
  }
  const failures = runs.flatMap((run) => run.failures)
  if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}`)
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
  /** Its heading, and what it printed where it ran beside others. */
  printed: string
}

/** Runs one suite and counts its tests; a suite that fails without a failed test counts as one itself. */
async function runSuite({ title, args, env, isBeside, readResult }: Suite): Promise<SuiteRun> {
  const started = performance.now()
  const heading = `\n── ${title}`
  if (!isBeside) console.log(heading)
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['inherit', isBeside ? 'pipe' : 'inherit', 'inherit'],
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

/** What Vitest wrote of its run; nothing, where it broke off before its first test. */
function vitestResult(): SuiteResult | undefined {
  const report = readReport<JsonTestResults>('vitest.json')
  if (!report) return undefined
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // a file that can't be read has no tests
    if (status === 'failed' && failed.length === 0) return [nameFailure(name)]
    return failed.map(({ fullName }) => nameFailure(name, fullName))
  })
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures }
}

/** What Playwright wrote of its run; nothing, where it broke off before its first test. */
function playwrightResult(): SuiteResult | undefined {
  const report = readReport<JSONReport>('playwright.json')
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  // what passed at the second attempt is listed by Playwright itself, as flaky
  return { passed: expected + flaky, failed: unexpected, skipped, failures: report.suites.flatMap(failuresOf) }
}

function failuresOf({ suites = [], specs }: JSONReportSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => nameFailure(file, title))
  return [...own, ...suites.flatMap(failuresOf)]
}

/** A test that failed. The output of its suite says why. */
const nameFailure = (file: string, ...title: string[]): string =>
  [`✗ ${file.replace(`${process.cwd()}/`, '')}`, ...title].join(' › ')

function readReport<T>(name: string): T | undefined {
  const file = `${RESULTS}/${name}`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
