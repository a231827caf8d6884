// oxlint-disable-next-line no-restricted-imports -- where the tests build their sites is theirs to say
import { BUILDS } from '../tests/build-sites'
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

/** The sites that the others look at. */
export const BUILD_SUITES: Suite[] = Object.values(BUILDS).map(({ site, out }) => ({
  name: `build ${site}`,
  title: `npm run build -- --site ${site}`,
  args: ['scripts/run.mjs', 'build', '--site', site, '--out', out],
}))

const VITEST: Suite = {
  name: 'vitest',
  title: 'npx vitest',
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    // the browser tests run beside it
    '--maxWorkers=50%',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/vitest.json`,
  ],
  readResult: vitestResult,
}

const PLAYWRIGHT: Suite = {
  name: 'playwright',
  title: 'npx playwright test',
  args: ['node_modules/@playwright/test/cli.js', 'test'],
  readResult: playwrightResult,
}

/** What npm test runs: lists of suites side by side, since a browser mostly waits, and the suites of each in turn. */
export const LANES: Suite[][] = [[VITEST], [PLAYWRIGHT, commandSuite('check')]]

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
  return { name, title: `npm run ${name}`, args: ['scripts/run.mjs', name.replace(':', '-')] }
}
