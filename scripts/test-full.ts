/** npm run test:full: all that npm test runs, and what takes longer. */
import { Option } from 'commander'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { alignColumns } from './columns'
import { EXIT, createCommand, run } from './command'
import { prepareTests } from './prepare-tests'
import { runSuite } from './run-suite'
import { LONG_SUITES, SUITES } from './test-suites'

const all = [...SUITES, ...LONG_SUITES]

const command = createCommand(
  'test:full',
  'Runs all tests, then the long ones, and tells how each suite ended. A suite that fails stops none of the others.',
).addOption(new Option('--only <names...>', 'run these suites only').choices(all.map(({ name }) => name)))

await run(command, async () => {
  const { only } = command.opts<{ only?: string[] }>()
  const suites = all.filter(({ name }) => !only || only.includes(name))
  // Playwright by itself looks at the site that Vitest built last
  await prepareTests(suites[0] !== SUITES[0])
  const runs = suites.map((suite) => {
    const started = performance.now()
    const { failed, failures } = runSuite(suite)
    return { name: suite.name, failed, failures, minutes: (performance.now() - started) / 60_000 }
  })
  const failures = runs.flatMap((suite) => suite.failures)
  if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}`)
  const rows = runs.map(({ name, failed, minutes }) => [
    failed > 0 ? terminalColors.red('✗') : terminalColors.green('✓'),
    name,
    `${minutes.toFixed(1)} min`,
  ])
  console.log(`\n${alignColumns(rows, '').join('\n')}`)
  if (runs.some(({ failed }) => failed > 0)) process.exitCode = EXIT.problems
})
