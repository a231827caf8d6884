/** npm run check: all that is quick. Types, lint, unused code, format, generated files, documents. */
import { type ExecFileException, execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { commandLine, createCommand, run } from './command'

const bin = (name: string) => `node_modules/.bin/${name}`

const generated = (part: string) => [process.execPath, ...commandLine('types', '--check', part)]

const CHECKS: Record<string, string[]> = {
  types: [bin('tsc')],
  lint: [bin('oxlint'), '--deny-warnings'],
  'unused code': [bin('knip')],
  format: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
  'generated types': generated('types'),
  'editor schema': generated('editor'),
  'rules page': generated('rules'),
  documents: [process.execPath, ...commandLine('validate')],
}

const command = createCommand('check', 'Checks types, lint, unused code, format, generated files and documents.')

await run(command, async () => {
  // all at once: each by itself leaves processors without work. Their outcomes are printed in this order.
  const outcomes = Object.entries(CHECKS).map(([name, call]) => ({ name, failing: failureOf(call) }))
  for (const { name, failing } of outcomes) {
    const failure = await failing
    console.log(failure === undefined ? `${terminalColors.green('✓')} ${name}` : `${terminalColors.red('✗')} ${name}`)
    if (failure === undefined) continue
    console.log(failure)
    process.exitCode = 1
  }
})

/** Runs a program. @returns what it printed where it failed */
async function failureOf([program = '', ...args]: string[]): Promise<string | undefined> {
  try {
    await promisify(execFile)(program, args, { shell: process.platform === 'win32', maxBuffer: Infinity })
    return undefined
  } catch (error) {
    const { message, stdout, stderr } = error as ExecFileException
    // a program that can't be started has no output of its own
    return `${stdout}${stderr}` || message
  }
}
