import { rmSync } from 'node:fs'
import { didYouMean } from '../../renderer/pipeline/problems/suggest'
import { UsageError } from '../../scripts/command'
import { createProgress } from '../../scripts/progress'
import { copyProject } from './copy-project'
import type { Fault } from './fault'
import { printVerdict, printVerdicts } from './print-verdicts'
import { FAULTS } from './registry'
import { runControl } from './run-control'
import { type Verdict, tryFault } from './try-fault'

/** What the command takes. */
export interface FaultOptions {
  /** The one fault to make. */
  only?: string
  /** Runs all of npm test for each fault. */
  whole?: boolean
}

/**
 * Makes every fault in a copy of the project and runs the tests, after a run without any fault.
 * @returns whether every fault was caught
 * @throws UsageError for a fault that there is not
 */
export async function testFaults({ only, whole = false }: FaultOptions): Promise<boolean> {
  const faults = only === undefined ? FAULTS : [findFault(only)]
  const folder = copyProject()
  try {
    console.log('Without a fault the tests must pass …')
    if (!(await runControl(faults, folder, whole))) return false
    const progress = createProgress('faults')
    const verdicts: Verdict[] = []
    for (const fault of faults) {
      const verdict = await tryFault(fault, folder, whole)
      verdicts.push(verdict)
      progress.end()
      printVerdict(verdict)
      progress.update(verdicts.length, faults.length)
    }
    progress.end()
    printVerdicts(verdicts)
    return verdicts.every(({ line }) => line !== undefined)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function findFault(name: string): Fault {
  const found = FAULTS.find((fault) => fault.name === name)
  if (found) return found
  const names = FAULTS.map((fault) => fault.name)
  throw new UsageError(`there is no fault "${name}". ${didYouMean(name, names, `There are: ${names.join(', ')}.`)}`)
}
