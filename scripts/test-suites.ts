import { commandLine } from './command-line'
import { RESULTS, type SuiteResult, playwrightResult, vitestResult } from './test-results'

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
export const LONG_SUITES: Suite[] = [
  'test:coverage',
  'test:mutants',
  'lighthouse',
  'test:faults',
  'test:code-mutants',
].map(commandSuite)

/** A command of ours; the file of "test:mutants" is test-mutants.ts. */
function commandSuite(name: string): Suite {
  return {
    name,
    title: `npm run ${name}`,
    args: commandLine(name === 'lighthouse' ? 'lighthouse/lighthouse' : name.replace(':', '-')),
  }
}
