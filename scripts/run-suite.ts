import { spawnSync } from 'node:child_process'
import type { SuiteResult } from './test-results'
import type { Suite } from './test-suites'

/** Runs one suite and counts its tests; a suite that fails without a failed test counts as one itself. */
export function runSuite({ title, args, readResult }: Suite): SuiteResult {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  const result = readResult?.() ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0, failures: [] }
  if (status === 0 || result.failed > 0) return result
  return { ...result, failed: 1, failures: [...result.failures, `✗ ${title} ended with exit code ${status}`] }
}
