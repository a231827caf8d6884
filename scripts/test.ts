/** npm test: all the tests. The last line counts them: "N passed, N failed". */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { createCommand, run } from './command'
import { findChromium } from './find-chromium'
import { freePort } from './free-port'
import { RESULTS, type SuiteResult, playwrightResult, vitestResult } from './test-results'

const command = createCommand('test', 'Installs what the tests need (a Chromium too), and runs them all.')

await run(command, async () => {
  process.env.CHROME_PATH = findChromium()
  process.env.PLAT_TEST_PORT = String(await freePort())
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const vitest = runSuite(
    'npx vitest',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/vitest.json`,
    ],
    vitestResult,
  )
  const playwright = runSuite('npx playwright test', ['node_modules/@playwright/test/cli.js', 'test'], playwrightResult)
  const checks = runSuite('npm run check', ['scripts/run.mjs', 'check'], () => undefined)
  const suites = [vitest, playwright, checks]
  const sum = (key: 'passed' | 'failed' | 'skipped') => suites.reduce((total, suite) => total + suite[key], 0)
  if (sum('failed') > 0) process.exitCode = 1
  const failures = suites.flatMap((suite) => suite.failures)
  if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}\n`)
  const skipped = sum('skipped')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
})

/** Runs one suite and counts its tests; a suite that fails without a failed test counts as one itself. */
function runSuite(name: string, args: string[], readResult: () => SuiteResult | undefined): SuiteResult {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  const result = readResult() ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0, failures: [] }
  if (status === 0 || result.failed > 0) return result
  return { ...result, failed: 1, failures: [...result.failures, `✗ ${name} ended with exit code ${status}`] }
}
