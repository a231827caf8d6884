/** npm run types: writes what is generated from the schemas and the rules. */
import { spawnSync } from 'node:child_process'
import { createCommand, run } from './command'

/** In this order: the rules page is written by the validator, which reads the schemas. */
const GENERATORS = ['generate-types', 'generate-editor-schema', 'generate-rules-page']

const command = createCommand(
  'types',
  'Writes what is generated from the schemas and the rules: types, editor schemas, docs/rules.md.',
).option('--check', 'write nothing; exit with 1 where something is not up to date')

await run(command, async () => {
  const options = command.opts<{ check?: boolean }>().check ? ['--check'] : []
  for (const generator of GENERATORS) {
    const args = ['scripts/run.mjs', generator, ...options]
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    if (status !== 0) process.exitCode = status ?? 1
  }
})
