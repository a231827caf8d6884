/** npm test: all the tests. The last line counts them: "N passed, N failed". */
import { createCommand, run } from '../command'
import { SUITES, prepareTests, runSuite } from './suites'

const command = createCommand('test', 'Installs what the tests need (a Chromium too), and runs them all.')

await run(command, async () => {
  await prepareTests()
  const results = SUITES.map(runSuite)
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0)
  if (sum('failed') > 0) process.exitCode = 1
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}\n`)
  const skipped = sum('skipped')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
})
