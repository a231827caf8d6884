import { runSuites } from './run-suite'
import type { SuiteResult } from './test-results'
import type { Suite } from './test-suites'

/**
 * Runs lists of suites side by side. What the first one prints is seen at once; what the others print is kept until those
 * before them have ended, so that no two texts mix.
 */
export async function runLanes([first = [], ...others]: Suite[][]): Promise<SuiteResult[]> {
  const later = others.map((suites) => {
    const output = createOutput()
    return { output, results: runSuites(suites, output.print) }
  })
  const results = await runSuites(first)
  for (const { output, results: own } of later) {
    output.release()
    results.push(...(await own))
  }
  return results
}

/** Keeps what is printed until it is released, and prints the rest at once. */
function createOutput(): { print: (text: string) => void; release: () => void } {
  let kept: string[] | undefined = []
  return {
    print: (text) => void (kept ? kept.push(text) : process.stdout.write(text)),
    release: () => {
      process.stdout.write((kept ?? []).join(''))
      kept = undefined
    },
  }
}
