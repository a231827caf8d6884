/** npm run check: all that is quick. Types, lint, format, generated files, documents. */
import { execFile } from 'node:child_process'
import { terminalColors } from '../renderer/pipeline/report/text'
import { commandLine, createCommand, run } from './command'

const bin = (name: string) => `node_modules/.bin/${name}`

const generated = (part: string) => [process.execPath, ...commandLine('types', '--check', part)]

const CHECKS: Record<string, string[]> = {
  types: [bin('tsc')],
  lint: [bin('oxlint'), '--deny-warnings'],
  format: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
  'generated types': generated('types'),
  'editor schema': generated('editor'),
  'rules page': generated('rules'),
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
