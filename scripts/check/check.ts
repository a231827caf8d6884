/** npm run check: the quick checks of the project; with --site-only, the checks of a site. */
import { terminalColors } from '../../renderer/problems/pretty'
import { EXIT, commandLine, createCommand, failureOf, run } from '../command'
import { findProgram } from '../programs'
import { checkPublishable } from './check-publishable'

/** The command line of each check. The tools have caches, so that the next time they read only changed files. */
const CHECKS: Record<string, [string, ...string[]]> = {
  types: [findProgram('tsc'), '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.json'],
  lint: [findProgram('oxlint'), '--deny-warnings'],
  'unused code': [findProgram('knip'), '--cache'],
  format: [findProgram('oxfmt'), '--check'],
  'generated files': [process.execPath, ...commandLine('types', '--check')],
}

const command = createCommand(
  'check',
  'Checks types, lint, unused code, format, generated files and documents. With --site-only, checks whether a site can be published.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option(
    '--site-only',
    'check the site instead of the code: its documents, its build, and the links, HTML, weight and accessibility of its pages',
  )

export const finished = run(command, async ({ site, siteOnly }: { site: string; siteOnly?: boolean }) => {
  if (siteOnly) await checkPublishable(site)
  else await checkProject(site)
})

async function checkProject(site: string): Promise<void> {
  const checks = Object.entries({
    ...CHECKS,
    documents: [process.execPath, ...commandLine('validate', '--site', site)] as [string, ...string[]],
  })
  // all at once, since one check doesn't keep all processors busy; the results are printed in this order
  const outcomes = checks.map(([name, [program, ...args]]) => ({ name, failing: failureOf(program, args) }))
  for (const { name, failing } of outcomes) {
    const failure = await failing
    console.log(`${failure ? terminalColors.red('✗') : terminalColors.green('✓')} ${name}`)
    if (!failure) continue
    console.log(failure)
    process.exitCode = EXIT.problems
  }
}
