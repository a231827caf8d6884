import { terminalColors } from '../../renderer/pipeline/problems/pretty'
import { alignColumns } from '../../scripts/columns'
import { lastLines } from './last-lines'
import type { Verdict } from './try-fault'

/** The longest message that still stands in a line of the table. */
const LONGEST = 90

/** Prints what became of one fault; of one that was not caught also the end of what the tests printed. */
export function printVerdict({ fault, line, reason, output, seconds }: Verdict): void {
  const isCaught = line !== undefined
  const sign = isCaught ? terminalColors.green('✓') : terminalColors.red('✗')
  console.log(`${sign} ${fault.name} (${fault.breaks}), ${seconds.toFixed(0)} s`)
  if (isCaught) return
  const edited = [...new Set(fault.edits.map(({ file }) => file))].join(', ')
  console.log(`    ${edited} → ${fault.caughtBy}: ${reason}. The end of the output:\n${lastLines(output)}\n`)
}

/** Prints the table of all faults, and how many were caught. */
export function printVerdicts(verdicts: Verdict[]): void {
  const rows = verdicts.map(({ fault, line, seconds }) => [
    fault.name,
    line === undefined ? terminalColors.red('not caught') : fault.caughtBy,
    `${seconds.toFixed(0)} s`,
    (line ?? '').slice(0, LONGEST),
  ])
  console.log(`\n${alignColumns([['fault', 'caught by', 'time', 'message'], ...rows]).join('\n')}\n`)
  const caught = verdicts.filter(({ line }) => line !== undefined).length
  console.log(`${caught} of ${verdicts.length} faults caught.`)
}
