/** npm run test:code-mutants: changes the pipeline's code, one place at a time, and counts which changes no test notices. */
import { availableParallelism } from 'node:os'
// oxlint-disable-next-line no-restricted-imports -- this command is a test of the tests
import { type CodeMutantOptions, testCodeMutants } from '../tests/code-mutants/test-code-mutants'
import { EXIT, createCommand, parseCount, run } from './command'

const command = createCommand(
  'test:code-mutants',
  'Changes the code of renderer/pipeline, one place at a time, runs the tests that reach it, and counts which changes no test notices. Exits with 1 below 90%. All of it takes about two hours on two processors; reports/code-mutants shows every change.',
)
  .option('--files <patterns...>', 'change these files only, for example renderer/pipeline/emit/**/*.ts')
  .option('--concurrency <number>', 'how many tests at a time', parseCount(1), availableParallelism())

await run(command, async () => {
  if (!testCodeMutants(command.opts<CodeMutantOptions>())) process.exitCode = EXIT.problems
})
