import { count } from '../../renderer/pipeline/problems/pretty'
import { bytes } from '../html-report/format'
import { type Change, type ChangeGroup, type FileChange, KIND_NAMES, type SiteDiff, type Weight } from './change'
import { wordDiff } from './word-diff'

/** What changed in a line: "7 of 39 pages changed, 1 page added". */
export function verdict({ changed, added, removed, files, pages }: SiteDiff): string {
  const parts = [
    changed.length > 0 && `${changed.length} of ${count(pages.after, 'page')} changed`,
    added.length > 0 && `${count(added.length, 'page')} added`,
    removed.length > 0 && `${count(removed.length, 'page')} removed`,
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(', ')
  const what = files.length > 0 ? `No page changed; ${count(files.length, 'file')} beside them did` : 'Nothing changed'
  return `${what}: ${count(pages.after, 'page')} compared`
}

/** A change in a few words: "Words: “two” → “three”". */
function describe({ kind, name, before, after }: Change): string {
  const isNamed = kind === 'metadata' || kind === 'markup'
  const words = kind === 'words' ? kind : isNamed ? name : `${kind === 'data' ? KIND_NAMES.data : kind} ${name}`
  const subject = capitalize(words)
  if (before === undefined && after === undefined) return subject
  const segments = wordDiff(before, after)
  const [old, now] = ['removed', 'added'].map((side) => segments.filter(({ kind }) => kind === side))
  const [oldWords, newWords] = [old, now].map((runs = []) => quote(runs.map(({ text }) => text.trim()).join(' … ')))
  if (old?.length === 0) return `${subject} added: ${newWords}`
  return now?.length === 0 ? `${subject} removed: ${oldWords}` : `${subject}: ${oldWords} → ${newWords}`
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const quote = (text: string): string => `“${cut(text, 60)}”`

/** The first characters of a long text. */
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** How much heavier or lighter something got: "+18 B", "−1.2 KB", "±0 B". */
export const growth = ({ before, after }: Weight): string => signed(after - before)

const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : '±'}${bytes(Math.abs(n))}`

/** By how much the pages of a group grew: "+18 B", "+9 B to +18 B". */
export function growthOf({ changed }: SiteDiff, { routes }: ChangeGroup): string {
  const members = new Set(routes)
  const grown = changed.filter(({ route }) => members.has(route)).map(({ weight }) => weight.after - weight.before)
  const [least, most] = [signed(Math.min(...grown)), signed(Math.max(...grown))]
  return least === most ? least : `${least} to ${most}`
}

/** What became of a file: "added", "removed", "changed, +18 B". */
export function fate({ before, after }: FileChange): string {
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : `changed, ${growth({ before, after })}`
}

/** Groups, changes in a group, and files that a summary shows: GitHub takes no more than 65,536 characters. */
const MOST = { groups: 40, changes: 5, files: 30 }

/** What changed, in Markdown, for a terminal and for a pull request: the groups of pages, and the other files. */
export function summarize(diff: SiteDiff): string {
  const { against, added, removed, groups, files, weight, notes } = diff
  const item = (routes: string[], what: string) => `**${count(routes.length, 'page')}** (${listRoutes(routes)}) ${what}`
  const items = [
    ...(added.length > 0 ? [item(added, 'added')] : []),
    ...(removed.length > 0 ? [item(removed, 'removed')] : []),
    ...groups.map((group) => {
      const changes = group.changes.map((change) => escape(cut(describe(change), 160)))
      const what = `changed, HTML ${growthOf(diff, group)}`
      return `${item(group.routes, what)}\n${listItems(changes, MOST.changes, 'more change', '  ')}`
    }),
  ]
  const names = files.map((file) => `\`${file.name}\` ${fate(file)}`)
  const weights = `All scripts ${growth(weight.scripts)}, all pictures ${growth(weight.pictures)}.`
  return `${[
    `## ${verdict(diff)}`,
    `Compared with \`${against.ref}\` (${against.commit.slice(0, 7)}). \`report.html\` shows it in full.`,
    ...notes.map((note) => `**Note:** ${note}`),
    ...(items.length > 0 ? [listItems(items, MOST.groups, 'more group')] : []),
    ...(files.length > 0 ? [`**Beside the pages:**\n\n${listItems(names, MOST.files, 'more file')}`] : []),
    ...(items.length + files.length > 0 ? [weights] : []),
  ].join('\n\n')}\n`
}

/** Pages by their routes, the first few of many: "`/`, `/about`, `/ai`, `/allen` and 5 more". */
function listRoutes(routes: string[]): string {
  const [most, names] = [4, routes.map((route) => `\`${route}\``)]
  return names.length <= most + 1
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}

/** The first items of a list, and how many more there are. */
function listItems(items: string[], most: number, more: string, indent = ''): string {
  const rest = items.length > most ? [`${count(items.length - most, more)} in report.html`] : []
  return [...items.slice(0, most), ...rest].map((item) => `${indent}- ${item}`).join('\n')
}

/** Words that are no Markdown, in one line. */
const escape = (text: string): string => text.replace(/[\\`*_~<>|[\]#]/g, '\\$&').replace(/\s+/g, ' ')
