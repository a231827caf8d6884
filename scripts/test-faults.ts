/** npm run test:faults: makes mistakes in a copy of the project, one at a time, and looks whether the tests catch them. */
// oxlint-disable-next-line no-restricted-imports -- this command is a test of the tests
import { type FaultOptions, testFaults } from '../tests/faults/test-faults'
import { EXIT, createCommand, run } from './command'

const command = createCommand(
  'test:faults',
  'Makes faults in a copy of the project, one at a time, and looks whether the tests fail and say what is wrong.',
)
  .option('--only <name>', 'makes one fault only, for example drawer-stays-open')
  .option('--whole', 'runs all of npm test for each fault (minutes each), and not only the tests that should catch it')

await run(command, async () => {
  if (!(await testFaults(command.opts<FaultOptions>()))) process.exitCode = EXIT.problems
})
