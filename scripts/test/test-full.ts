/** npm run test:full: all that npm test runs, and what takes longer. */
import { createCommand, run } from '../command'
import { LONG_SUITES, SUITES, prepareSuites, runSuites } from './suites'

const command = createCommand(
  'test:full',
  'Runs all tests, then the long ones, and lists how each suite ended. A suite that fails stops none of the others.',
)

export const finished = run(command, async () => {
  // interrupted-builds.test.ts and every-route.spec.ts go by it
  process.env.PLAT_TEST_FULL = 'true'
  await prepareSuites()
  // one after the other: Lighthouse measures times
  await runSuites([...SUITES, ...LONG_SUITES].map((suite) => ({ ...suite, isBeside: false })))
})
