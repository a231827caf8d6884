/** npm run edit: changes documents, after checking that the site stays right. */
import { Option } from 'commander'
import { checkEdits } from '../../renderer/changes/check-edits'
import { loadForChanges } from '../../renderer/changes/load-for-changes'
import { planChange } from '../../renderer/changes/plan-change'
import { writeEdits } from '../../renderer/changes/write-edits'
import { isError } from '../../renderer/problems/problem'
import { EXIT, Failure, UsageError, createCommand, run } from '../command'
import { printEdits } from './print-edits'
import { refuse, refusing } from './refusing'
import { type ShortForm, readPatches } from './read-patches'

interface Options extends ShortForm {
  site: string
  format: 'pretty' | 'json'
  patch?: string
  shared?: boolean
  dryRun?: boolean
}

const command = createCommand(
  'edit',
  'Changes values of documents. Everything else in their files stays as it is, and nothing is written if the site would have a new error.',
)
  .argument('[document]', 'a route, site.json, or shared/ or lists/ and a name, such as lists/reviews')
  .argument('[place]', 'a JSON Pointer such as /sections/0/title, or sections[0].title')
  .argument('[value]', 'words, or JSON for anything else')
  .option('--add', 'add the value to a list before the entry at the place; - is the end of a list')
  .option('--remove', 'remove what is at the place')
  .option('--to <place>', 'move what is at the place')
  .option('--patch <file>', 'JSON Patch operations, as a list for one document or by document; - reads them from stdin')
  .option(
    '--shared',
    'change what a page shows of shared sections, lists and variables where it is written, for all pages',
  )
  .option('--dry-run', 'print a diff of what would change, and write nothing')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
  .addHelpText(
    'after',
    `
Examples:
  npm run edit -- /plano /sections/0/title "Electricians in Plano"
  npm run edit -- site.json phone "(972) 555-0142" --dry-run
  npm run edit -- /plano sections[3] --remove
  npm run edit -- /plano /sections/3 --to /sections/1
  npm run edit -- /plano /sections/- '{ "use": "permits" }' --add
  npm run edit -- /plano --patch patch.json
  npm run edit -- --patch - < patches.json`,
  )

export const finished = run(command, async ({ site: folder, format, dryRun = false, ...options }: Options) => {
  const site = await loadForChanges(folder)
  const patches = refusing(UsageError, () => readPatches(site, command.args, options))
  const edits = refusing(Failure, () => planChange(patches, site, options))
  const checked = await checkEdits(edits, site)
  const isRefused = checked.problems.some(isError)
  if (!isRefused && !dryRun) await writeEdits(edits, folder).catch(refuse(Failure))
  printEdits({ edits, ...checked }, format, isRefused ? 'refused' : dryRun ? 'planned' : 'written')
  if (isRefused) process.exitCode = EXIT.problems
})
