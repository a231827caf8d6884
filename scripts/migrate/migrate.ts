/** npm run migrate: changes the documents of a site to what the schemas of this version ask for. */
import { checkEdits } from '../../renderer/changes/check-edits'
import { loadForChanges } from '../../renderer/changes/load-for-changes'
import { planMigration } from '../../renderer/changes/plan-migration'
import { writeEdits } from '../../renderer/changes/write-edits'
import { terminalColors } from '../../renderer/problems/pretty'
import { isError } from '../../renderer/problems/problem'
import { EXIT, Failure, createCommand, run } from '../command'
import { printEdits } from '../edit/print-edits'
import { refuse, refusing } from '../edit/refusing'

interface Options {
  site: string
  check?: boolean
  dryRun?: boolean
}

const command = createCommand(
  'migrate',
  'Changes the documents of a site to what the schemas of this version ask for. Everything else in their files stays as it is.',
)
  .option('--check', 'write nothing, and exit with 1 if the site lacks a migration')
  .option('--dry-run', 'print a diff of what would change, and write nothing')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')

export const finished = run(command, async ({ site: folder, check = false, dryRun = false }: Options) => {
  const site = await loadForChanges(folder)
  const { missing, edits } = refusing(Failure, () => planMigration(site))
  if (missing.length === 0) {
    console.log(`${terminalColors.green('✓')} The documents of ${folder} are as this version of Plat has them.`)
    return
  }
  for (const { number, sentence } of missing) console.log(`${number}. ${sentence}`)
  if (check) {
    console.log(`The documents of ${folder} aren’t so yet. Run \`npm run migrate\`, and commit what it changes.`)
    process.exitCode = EXIT.problems
    return
  }
  const checked = await checkEdits(edits, site)
  const isRefused = checked.problems.some(isError)
  if (!isRefused && !dryRun) await writeEdits(edits, folder).catch(refuse(Failure))
  printEdits({ edits, ...checked }, 'pretty', isRefused ? 'refused' : dryRun ? 'planned' : 'written')
  if (isRefused) process.exitCode = EXIT.problems
})
