/** npm run check: all that is quick. Types, lint, unused code, format, generated files, documents. */
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { commandLine, createCommand, failureOf, run } from './command'

const bin = (name: string) => `node_modules/.bin/${name}`

/** How each check is run. Tools keep what they found out beside the packages, and next time read only what has changed. */
const CHECKS: Record<string, [string, ...string[]]> = {
  types: [bin('tsc'), '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.json'],
  lint: [bin('oxlint'), '--deny-warnings'],
  'unused code': [bin('knip'), '--cache'],
  format: [bin('prettier'), '--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.'],
  'generated files': [process.execPath, ...commandLine('types', '--check')],
  documents: [process.execPath, ...commandLine('validate')],
}

const command = createCommand('check', 'Checks types, lint, unused code, format, generated files and documents.')

export const finished = run(command, async () => {
  // all at once: each by itself leaves processors without work. Their outcomes are printed in this order.
  const outcomes = Object.entries(CHECKS).map(([name, [program, ...args]]) => ({
    name,
    failing: failureOf(program, args),
  }))
  for (const { name, failing } of outcomes) {
    const failure = await failing
    console.log(`${failure ? terminalColors.red('✗') : terminalColors.green('✓')} ${name}`)
    if (!failure) continue
    console.log(failure)
    process.exitCode = 1
  }
})
