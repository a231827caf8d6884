import { applyEdits } from './apply-edits'
import type { Fault } from './fault'
import { runCommands } from './run-commands'
import { suiteCommands, WHOLE } from './suite-commands'

/** What became of a fault. */
export interface Verdict {
  fault: Fault
  /** The line that says what is wrong; undefined where the fault was not caught. */
  line?: string
  /** Why it counts as not caught. */
  reason?: string
  output: string
  seconds: number
}

/**
 * Makes a fault in a copy of the project, runs the tests that must catch it, and mends it again.
 * @param isWhole runs all tests instead
 */
export async function tryFault(fault: Fault, folder: string, isWhole: boolean): Promise<Verdict> {
  const mend = applyEdits(fault.edits, folder)
  try {
    const { isPassed, output, seconds } = await runCommands(isWhole ? WHOLE : suiteCommands([fault]), folder)
    const verdict = { fault, output, seconds }
    if (isPassed) return { ...verdict, reason: 'the tests passed' }
    const line = lineOf(output, fault.message)
    return line === undefined
      ? { ...verdict, reason: `the tests failed, but said nothing like ${fault.message}` }
      : { ...verdict, line }
  } finally {
    mend()
  }
}

/** The line of a text that a pattern is found in, its first one where it spans several. */
export function lineOf(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text)
  if (!found) return undefined
  const start = text.lastIndexOf('\n', found.index) + 1
  const end = text.indexOf('\n', found.index)
  return text.slice(start, end < 0 ? undefined : end).trim()
}
