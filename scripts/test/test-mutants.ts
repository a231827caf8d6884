/** npm run test:mutants: makes mistakes in the documents of a site, and measures how well they are reported. */
// oxlint-disable-next-line no-restricted-imports -- this command is a test
import { type MutantOptions, testMutants } from '../../tests/mutants/test-mutants'
import { EXIT, createCommand, parseCount, run } from '../command'

const command = createCommand(
  'test:mutants',
  'Makes mistakes in the documents of a site, one at a time, and measures whether each is reported once, in its place, with the right suggestion. Then looks for false errors in valid documents.',
)
  .option('--seed <number>', 'repeat the run that printed this number', parseCount(0), Date.now() % 1_000_000)
  .option('--count <number>', 'how many mistakes to make', parseCount(0), 10_000)
  .option('--valid <number>', 'how many valid documents to make', parseCount(0), 1000)
  .option('--kind <name>', 'make only one kind of mistakes, such as "misspelt key"')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')

export const finished = run(command, async (options: MutantOptions) => {
  if (!(await testMutants(options))) process.exitCode = EXIT.problems
})
