/** npm run test:full: all that npm test runs, and what takes longer. */
import { Option } from 'commander'
import { createCommand, run } from '../command'
import { LONG_SUITES, SUITES, prepareSuites, runSuites } from './suites'

// one after the other: Lighthouse measures times
const all = [...SUITES, ...LONG_SUITES].map((suite) => ({ ...suite, isBeside: false }))

const command = createCommand(
  'test:full',
  'Runs all tests, then the long ones, and tells how each suite ended. A suite that fails stops none of the others.',
).addOption(new Option('--only <names...>', 'run these suites only').choices(all.map(({ name }) => name)))

await run(command, async ({ only }: { only?: string[] }) => {
  // tests/commands/interrupted-builds.test.ts goes by it
  process.env.PLAT_TEST_FULL = 'true'
  const suites = all.filter(({ name }) => !only || only.includes(name))
  await prepareSuites(suites)
  await runSuites(suites)
})
