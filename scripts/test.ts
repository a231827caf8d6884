/** npm test: all the tests. The last line counts them: "N passed, N failed". */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createCommand, run } from './command'
import { findChromium } from './find-chromium'
import { freePort } from './free-port'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const RESULTS = 'tests/results'
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
    vitestCounts,
  )
  const playwright = runSuite('npx playwright test', ['node_modules/@playwright/test/cli.js', 'test'], playwrightCounts)
  const checks = runSuite('npm run check', ['scripts/run.mjs', 'check'], () => undefined)
  const sum = (key: keyof Counts) => vitest[key] + playwright[key] + checks[key]
  if (sum('failed') > 0) process.exitCode = 1
  const skipped = sum('skipped')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
})

/** Runs one suite and counts its tests; a suite that fails without a failed test counts as one itself. */
function runSuite(name: string, args: string[], countTests: () => Counts | undefined): Counts {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  const counts = countTests() ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function vitestCounts(): Counts | undefined {
  const result = readResult<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
  }>('vitest.json')
  return (
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + result.numTodoTests,
    }
  )
}

function playwrightCounts(): Counts | undefined {
  const result = readResult<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    'playwright.json',
  )
  return (
    result && {
      passed: result.stats.expected,
      failed: result.stats.unexpected + result.stats.flaky,
      skipped: result.stats.skipped,
    }
  )
}

/** What a suite wrote of its run; nothing, where it broke off before its first test. */
function readResult<T>(name: string): T | undefined {
  const file = `${RESULTS}/${name}`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
