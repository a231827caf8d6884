import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Where the suites write what they found. */
export const RESULTS = 'tests/results'

/** What a suite of tests came to. */
export interface SuiteResult {
  passed: number
  failed: number
  skipped: number
  /** A line or more for each test that failed. */
  failures: string[]
}

/** The part of Vitest's report that counts, https://vitest.dev/guide/reporters#json-reporter. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The part of Playwright's report that counts, https://playwright.dev/docs/test-reporters#json-reporter. */
interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean; file: string; tests: { results: { error?: { message?: string } }[] }[] }[]
}

/** What Vitest wrote of its run; nothing, where it broke off before its first test. */
export function vitestResult(): SuiteResult | undefined {
  const report = readReport<VitestReport>('vitest.json')
  if (!report) return undefined
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure(name, '', message)]
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]))
  })
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures }
}

/** What Playwright wrote of its run; nothing, where it broke off before its first test. */
export function playwrightResult(): SuiteResult | undefined {
  const report = readReport<PlaywrightReport>('playwright.json')
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  // what passed at the second attempt is listed by Playwright itself, as flaky
  return { passed: expected + flaky, failed: unexpected, skipped, failures: report.suites.flatMap(failuresOf) }
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => failure(file, title, firstError(tests.flatMap(({ results }) => results))))
  return [...own, ...suites.flatMap(failuresOf)]
}

const firstError = (results: { error?: { message?: string } }[]) => results.find(({ error }) => error)?.error?.message

/** A test that failed, with the first lines of what it said: the rest stands where the test ran. */
function failure(file: string, title: string, message = ''): string {
  const path = file.replace(`${process.cwd()}/`, '')
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 3)
  return [`✗ ${path}${title && ` › ${title}`}`, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

function readReport<T>(name: string): T | undefined {
  const file = `${RESULTS}/${name}`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
