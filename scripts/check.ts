/** npm run check: all that is quick. Types, lint, format, generated files, documents. */
import { spawnSync } from 'node:child_process'
import { terminalColors } from '../renderer/pipeline/report/terminal-colors'
import { createCommand, run } from './command'

const bin = (name: string) => `node_modules/.bin/${name}`

const CHECKS: Record<string, string[]> = {
  types: [bin('tsc')],
  lint: [bin('oxlint'), '--deny-warnings'],
  format: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
  'generated types': ['node', 'scripts/run.mjs', 'generate-types', '--check'],
  'editor schema': ['node', 'scripts/run.mjs', 'generate-editor-schema', '--check'],
  'rules page': ['node', 'scripts/run.mjs', 'generate-rules-page', '--check'],
  documents: ['node', 'scripts/run.mjs', 'validate'],
}

const command = createCommand('check', 'Checks types, lint, format, generated files and documents.')

await run(command, async () => {
  for (const [name, [program = '', ...args]] of Object.entries(CHECKS)) {
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    const isFine = status === 0
    console.log(`${isFine ? terminalColors.green('✓') : terminalColors.red('✗')} ${name}`)
    if (isFine) continue
    console.log(`${stdout}${stderr}`)
    process.exitCode = 1
  }
})
