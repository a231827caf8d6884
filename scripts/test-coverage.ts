/** npm run test:coverage: tells how much of the pipeline's code its tests run. */
import { spawnSync } from 'node:child_process'
import { EXIT, createCommand, run } from './command'

const CONFIG = 'tests/code-mutants/vitest.config.ts'

const command = createCommand(
  'test:coverage',
  'Runs the tests of renderer/pipeline and tells how much of its code they run, and which lines they leave out. Exits with 1 below the limits in that config. reports/coverage/index.html shows each line. Whether a test would notice a change of what it runs, test:code-mutants tells.',
)

await run(command, async () => {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', CONFIG, '--coverage', '--reporter=dot'],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exitCode = EXIT.problems
})
