/** npm run types: writes what is generated from the schemas and the rules. */
import { spawnSync } from 'node:child_process'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { createCommand, run } from './command'
import { commandLine } from './command-line'
import { findMisfits } from './misfits'

/** In this order: the rules page is written by the validator, which reads the schemas. */
const GENERATORS = ['generate-types', 'generate-editor-schema', 'generate-rules-page']

const command = createCommand(
  'types',
  'Writes what is generated from the schemas and the rules: types, editor schemas, docs/rules.md. Then tells what no longer fits: examples, code, documents.',
).option('--check', 'write nothing; exit with 1 where something is not up to date')

await run(command, async () => {
  const options = command.opts<{ check?: boolean }>().check ? ['--check'] : []
  for (const generator of GENERATORS) {
    const { status } = spawnSync(process.execPath, commandLine(generator, ...options), { stdio: 'inherit' })
    if (status !== 0) process.exitCode = status ?? 1
  }
  if (options.length > 0) return
  const misfits = await findMisfits()
  for (const misfit of misfits) console.log(`\n${misfit}`)
  if (misfits.length === 0) console.log(`${terminalColors.green('✓')} Examples, code and documents fit.`)
})
