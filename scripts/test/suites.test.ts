import { expect, test, vi } from 'vitest'
import { runSuite } from './suites'
import type { SuiteResult } from './results'

vi.spyOn(console, 'log').mockImplementation(() => undefined)

const suite = (code: number, result?: SuiteResult) => ({
  name: 'a',
  title: 'npm run a',
  args: ['-e', `process.exit(${code})`],
  ...(result ? { readResult: () => result } : {}),
})
const RIGHT = { passed: 4, failed: 0, skipped: 1, failures: [] }
const WRONG = { passed: 3, failed: 2, skipped: 0, failures: ['✗ one', '✗ two'] }
const ENDED = '✗ npm run a ended with exit code 3'

test.each<[string, number, SuiteResult | undefined, SuiteResult]>([
  ['without a report counts as one test', 0, undefined, { passed: 1, failed: 0, skipped: 0, failures: [] }],
  ['without a report fails as one test', 3, undefined, { passed: 0, failed: 1, skipped: 0, failures: [ENDED] }],
  ['with a report counts its tests', 0, RIGHT, RIGHT],
  ['with tests that failed fails by them', 3, WRONG, WRONG],
  ['that breaks off after its tests fails, too', 3, RIGHT, { ...RIGHT, failed: 1, failures: [ENDED] }],
])('a suite %s', (_, code, report, result) => {
  expect(runSuite(suite(code, report))).toEqual(result)
})
