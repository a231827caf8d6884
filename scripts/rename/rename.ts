/** npm run rename: gives a page, a shared section, a list, a picture, a section type or a field another name everywhere. */
import { checkEdits } from '../../renderer/changes/check-edits'
import { loadForChanges } from '../../renderer/changes/load-for-changes'
import { renameList, renameShared } from '../../renderer/changes/renames/rename-document'
import { renameImage } from '../../renderer/changes/renames/rename-image'
import { type FormerAddress, renamePage } from '../../renderer/changes/renames/rename-page'
import type { Renaming } from '../../renderer/changes/renames/renaming'
import { writeEdits } from '../../renderer/changes/write-edits'
import { isError } from '../../renderer/problems/problem'
import { didYouMean } from '../../renderer/problems/suggest'
import type { LoadedSite } from '../../renderer/site/site'
import { EXIT, Failure, UsageError, createCommand, run } from '../command'
import { printEdits } from '../edit/print-edits'
import { refuse, refusing } from '../edit/refusing'
import { renameField } from './rename-field'
import { renameSection } from './rename-section'
import { updateTypes } from './update-types'

interface Options {
  site: string
  alias?: boolean
  redirect: boolean
  dryRun?: boolean
}

/** What can be renamed. */
interface Kind {
  rename: (site: LoadedSite, from: string, to: string) => Renaming
  /** Whether schemas and code change with it, so that the documents can't be checked with the schemas as they are. */
  isCode?: boolean
}

/** What can be renamed, by the word that comes before its names. A page's address needs none. */
const KINDS: Record<string, Kind> = {
  shared: { rename: renameShared },
  list: { rename: renameList },
  image: { rename: renameImage },
  section: { rename: renameSection, isCode: true },
  field: { rename: renameField, isCode: true },
}

const command = createCommand(
  'rename',
  'Gives a page another address, or a shared section, a list, a picture, a section type or a field another name: in every file that names it, or in none if the site would have a new error.',
)
  .usage('[options] <old> <new> | shared|list|image|section|field <old> <new>')
  .argument('<names...>')
  .option('--alias', 'make a page’s former address an alias, instead of a redirect to the new one')
  .option('--no-redirect', 'let a page’s former address lead nowhere')
  .option('--dry-run', 'print a diff of what would change, and write nothing')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addHelpText(
    'after',
    `
Examples:
  npm run rename -- /jobs /careers
  npm run rename -- /jobs /careers --alias
  npm run rename -- shared why-choose-us reasons --dry-run
  npm run rename -- list reviews testimonials
  npm run rename -- image van.jpg service-van.jpg
  npm run rename -- field hero.lead intro
  npm run rename -- section trust badges`,
  )

export const finished = run(command, async ({ site: folder, dryRun = false, ...options }: Options) => {
  const { rename, isCode = false } = chooseKind(command.args, options)
  const [from = '', to = ''] = command.args.slice(-2)
  const site = await loadForChanges(folder)
  const { edits, moves, notes } = refusing(Failure, () => rename(site, from, to))
  // with a picture, all that names it changes
  const isChecked = !isCode && moves.length === 0
  const checked = isChecked ? await checkEdits(edits, site) : { problems: [], site }
  const isRefused = checked.problems.some(isError)
  if (!isRefused && !dryRun) await writeEdits(edits, folder, moves).catch(refuse(Failure))
  printEdits({ edits, moves, ...checked }, 'pretty', isRefused ? 'refused' : dryRun ? 'planned' : 'written')
  if (isRefused) {
    process.exitCode = EXIT.problems
    return
  }
  const hasNewSchema = edits.some(({ file }) => file.startsWith('schemas/'))
  if (hasNewSchema && !dryRun) await updateTypes()
  for (const note of notes) console.error(note)
})

/** @throws UsageError if the arguments don't say what to rename */
function chooseKind(args: string[], { alias = false, redirect }: Pick<Options, 'alias' | 'redirect'>): Kind {
  if (alias && !redirect) throw new UsageError('--alias and --no-redirect can’t be used together.')
  if (args.length === 2) {
    const former: FormerAddress = alias ? 'alias' : redirect ? 'redirect' : 'none'
    return { rename: (site, from, to) => renamePage(site, from, to, former) }
  }
  const [name = ''] = args
  const kind = args.length === 3 && Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
  if (kind && (alias || !redirect)) throw new UsageError('--alias and --no-redirect are about the address of a page.')
  if (kind) return kind
  const names = Object.keys(KINDS).join(', ')
  const hint = didYouMean(name, Object.keys(KINDS)) ?? `To rename something else, name its kind first: ${names}.`
  throw new UsageError(`give the old name and the new one, such as /jobs /careers. ${hint}`)
}
