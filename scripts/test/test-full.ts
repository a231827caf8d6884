/** npm run test:full: all suites, and those that take longer. */
import { createCommand, run } from '../command'
import { LONG_SUITES, prepareSuites, runSuites, testSuites } from './suites'

const command = createCommand(
  'test:full',
  'Runs all tests, then the long ones, and lists how each suite ended. If a suite fails, the others still run.',
)

export const finished = run(command, async () => {
  // several tests read it, and try more of the same
  process.env.PLAT_TEST_FULL = 'true'
  await prepareSuites()
  // one after the other: Lighthouse measures times
  await runSuites([...testSuites(true), ...LONG_SUITES].map((suite) => ({ ...suite, isParallel: false })))
})
