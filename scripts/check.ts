/** npm run check: all that is quick. Types, lint, format, generated files, documents. */
import { execFile } from 'node:child_process'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { createCommand, run } from './command'
import { commandLine } from './command-line'

const bin = (name: string) => `node_modules/.bin/${name}`

const CHECKS: Record<string, string[]> = {
  types: [bin('tsc')],
  lint: [bin('oxlint'), '--deny-warnings'],
  format: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
  'generated types': [process.execPath, ...commandLine('generate-types', '--check')],
  'editor schema': [process.execPath, ...commandLine('generate-editor-schema', '--check')],
  'rules page': [process.execPath, ...commandLine('generate-rules-page', '--check')],
  documents: [process.execPath, ...commandLine('validate')],
}

const command = createCommand('check', 'Checks types, lint, format, generated files and documents.')

await run(command, async () => {
  // all at once: each by itself leaves processors without work. They are told in their order.
  const outcomes = Object.entries(CHECKS).map(([name, call]) => ({ name, ended: runProgram(call) }))
  for (const { name, ended } of outcomes) {
    const { isFine, output } = await ended
    console.log(`${isFine ? terminalColors.green('✓') : terminalColors.red('✗')} ${name}`)
    if (isFine) continue
    console.log(output)
    process.exitCode = 1
  }
})

function runProgram([program = '', ...args]: string[]): Promise<{ isFine: boolean; output: string }> {
  return new Promise((resolve) => {
    const options = { shell: process.platform === 'win32', maxBuffer: Infinity }
    execFile(program, args, options, (error, stdout, stderr) =>
      // a program that can't be started has no output of its own
      resolve({ isFine: !error, output: `${stdout}${stderr}` || (error?.message ?? '') }),
    )
  })
}
