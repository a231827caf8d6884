import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'

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

/** What Vitest wrote of its run; nothing, where it broke off before its first test. */
export function vitestResult(): SuiteResult | undefined {
  const report = readReport<JsonTestResults>('vitest.json')
  if (!report) return undefined
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [describeFailure(name, '', message)]
    return failed.map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages?.[0]))
  })
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures }
}

/** What Playwright wrote of its run; nothing, where it broke off before its first test. */
export function playwrightResult(): SuiteResult | undefined {
  const report = readReport<JSONReport>('playwright.json')
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  // what passed at the second attempt is listed by Playwright itself, as flaky
  return { passed: expected + flaky, failed: unexpected, skipped, failures: report.suites.flatMap(failuresOf) }
}

function failuresOf({ suites = [], specs }: JSONReportSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  const own = failed.map(({ file, title, tests }) => {
    const { error } = tests.flatMap(({ results }) => results).find((result) => result.error) ?? {}
    return describeFailure(file, title, error?.message)
  })
  return [...own, ...suites.flatMap(failuresOf)]
}

/** A test that failed, with the first lines of its message: the rest stands where the test ran. */
function describeFailure(file: string, title: string, message = ''): string {
  const path = file.replace(`${process.cwd()}/`, '')
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 3)
  return [`✗ ${path}${title && ` › ${title}`}`, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

function readReport<T>(name: string): T | undefined {
  const file = `${RESULTS}/${name}`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
