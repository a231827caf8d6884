/** npm run test:mutants: makes mistakes in the documents of the site, and measures how well they are reported. */
// oxlint-disable-next-line no-restricted-imports -- this command is a test
import { type MutantOptions, testMutants } from '../../tests/mutants/test-mutants'
import { EXIT, createCommand, parseCount, run } from '../command'

const command = createCommand(
  'test:mutants',
  'Makes mistakes in the documents of the site, one at a time, and measures whether each is reported once, at its place, with the right suggestion. Then looks for errors in documents that have none.',
)
  .option('--seed <number>', 'repeats the run that printed this number', parseCount(0), Date.now() % 1_000_000)
  .option('--count <number>', 'how many mistakes to make', parseCount(0), 10_000)
  .option('--valid <number>', 'how many documents without mistakes to make', parseCount(0), 1000)
  .option('--kind <name>', 'makes mistakes of one kind only, for example "misspelt key"')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')

export const finished = run(command, async (options: MutantOptions) => {
  if (!(await testMutants(options))) process.exitCode = EXIT.problems
})
