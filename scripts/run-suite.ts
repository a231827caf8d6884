import { spawn } from 'node:child_process'
import type { SuiteResult } from './test-results'
import type { Suite } from './test-suites'

/**
 * Runs one suite and counts its tests; a suite that fails without a failed test counts as one itself.
 * @param print takes what it prints; without it that goes where ours goes
 */
export async function runSuite(suite: Suite, print?: (text: string) => void): Promise<SuiteResult> {
  const heading = `\n── ${suite.title}\n`
  if (print) print(heading)
  else process.stdout.write(heading)
  const status = await runProgram(suite.args, print)
  const result = suite.readResult?.() ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0, failures: [] }
  if (status === 0 || result.failed > 0) return result
  return { ...result, failed: 1, failures: [...result.failures, `✗ ${suite.title} ended with exit code ${status}`] }
}

/** Runs suites in turn. */
export async function runSuites(suites: Suite[], print?: (text: string) => void): Promise<SuiteResult[]> {
  const results: SuiteResult[] = []
  for (const suite of suites) results.push(await runSuite(suite, print))
  return results
}

/** @returns its exit code; none where a signal ended it */
function runProgram(args: string[], print?: (text: string) => void): Promise<number | null> {
  const child = spawn(process.execPath, args, { stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print ?? (() => undefined))
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
}
