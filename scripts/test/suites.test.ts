import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Suite, type SuiteResult, runSuites } from './suites'

let printed: string[] = []

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line))
})

afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

/** A suite that writes a report and ends with an exit code. */
const suite = (name: string, code: number, report?: Omit<SuiteResult, 'skipped'> & { skipped?: number }): Suite => ({
  title: `npm run ${name}`,
  args: ['-e', `process.exit(${code})`],
  ...(report && { readResult: () => ({ skipped: 0, ...report }) }),
})

test.each<[string, Suite[], string, string[]]>([
  ['without reports count as one test each', [suite('a', 0), suite('b', 0)], '2 passed, 0 failed', []],
  ['without a report fail as one test', [suite('a', 3)], '0 passed, 1 failed', ['✗ npm run a ended with exit code 3']],
  [
    'with a report count its tests',
    [suite('a', 0, { passed: 4, failed: 0, skipped: 1, failures: [] }), suite('b', 0)],
    '5 passed, 0 failed, 1 skipped',
    [],
  ],
  [
    'with tests that failed fail by them, and stop none of the others',
    [suite('a', 1, { passed: 3, failed: 2, failures: ['✗ one', '✗ two'] }), suite('b', 0)],
    '4 passed, 2 failed',
    ['✗ one', '✗ two'],
  ],
  [
    'that break off after their tests fail, too',
    [suite('a', 3, { passed: 4, failed: 0, failures: [] })],
    '4 passed, 1 failed',
    ['✗ npm run a ended with exit code 3'],
  ],
])('suites %s', async (_, suites, total, failures) => {
  await runSuites(suites)
  const [heading, ...named] =
    printed
      .find((text) => text.includes('── failed'))
      ?.trim()
      .split('\n') ?? []
  expect([printed.at(-1), named]).toEqual([total, failures])
  expect([heading !== undefined, process.exitCode]).toEqual(failures.length > 0 ? [true, 1] : [false, undefined])
  for (const { title } of suites) expect(printed).toContain(`\n── ${title}`)
})

test('a parallel suite is printed as a whole, after the others', async () => {
  const parallel = { ...suite('b', 0), args: ['-e', 'console.log("One"); console.log("Two")'], isParallel: true }
  await runSuites([parallel, suite('a', 0)])
  expect(printed).toEqual(['\n── npm run a', '\n── npm run b\nOne\nTwo', expect.any(String), '2 passed, 0 failed'])
})
