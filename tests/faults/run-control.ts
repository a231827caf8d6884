import { terminalColors } from '../../renderer/pipeline/problems/pretty'
import type { Fault } from './fault'
import { lastLines } from './last-lines'
import { runCommands } from './run-commands'
import { suiteCommands, WHOLE } from './suite-commands'
import { lineOf } from './try-fault'

/**
 * Runs the tests that the faults count on in the copy as it is: they must pass, and must say none of the faults'
 * messages, since what is always said proves nothing.
 * @returns whether it is so; what isn't is printed
 */
export async function runControl(faults: Fault[], folder: string, isWhole: boolean): Promise<boolean> {
  const { isPassed, output, seconds } = await runCommands(isWhole ? WHOLE : suiteCommands(faults), folder)
  const hollow = faults.filter(({ message }) => lineOf(output, message) !== undefined)
  for (const { name, message } of hollow)
    console.log(
      `${terminalColors.red('✗')} ${name}: the tests say ${message} without the fault too. Change its message.`,
    )
  if (!isPassed)
    console.log(`${terminalColors.red('✗')} The tests fail without a fault. Mend that first:\n${lastLines(output)}`)
  const isFine = isPassed && hollow.length === 0
  if (isFine) console.log(`${terminalColors.green('✓')} They do, in ${seconds.toFixed(0)} s.\n`)
  return isFine
}
