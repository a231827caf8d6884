/** npm run test:code-mutants: changes the pipeline's code, one place at a time, and counts which changes no test notices. */
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { EXIT, createCommand, parseCount, run } from './command'

const CONFIG = 'tests/code-mutants/stryker.config.mjs'

const command = createCommand(
  'test:code-mutants',
  'Changes the code of renderer/pipeline, one place at a time, runs the tests that reach it, and counts which changes no test notices. Exits with 1 below 90%. All of it takes hours; reports/code-mutants/index.html shows every change.',
)
  .option('--files <patterns...>', 'change these files only, for example renderer/pipeline/emit/**/*.ts')
  .option('--concurrency <number>', 'how many tests at a time', parseCount(1), availableParallelism())

await run(command, async () => {
  const { files, concurrency } = command.opts<{ files?: string[]; concurrency: number }>()
  const { status } = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', CONFIG], {
    stdio: 'inherit',
    env: { ...process.env, CONCURRENCY: String(concurrency), ...(files && { MUTATE: files.join(',') }) },
  })
  if (status !== 0) process.exitCode = EXIT.problems
})
