import type { Colors } from 'picocolors/types'
import { count } from '../../renderer/pipeline/problems/pretty'
import { bytes } from '../html-report/format'
import {
  CHANGE_KINDS,
  KIND_NAMES,
  type Change,
  type ChangeGroup,
  type FileChange,
  type SiteDiff,
  type Weight,
} from './change'
import { wordDiff } from './word-diff'

/** What changed in a line: "7 of 39 pages changed, 1 page added." */
export function verdict({ changed, added, removed, files, pages }: SiteDiff): string {
  const parts = [
    changed.length > 0 && `${changed.length} of ${count(pages.after, 'page')} changed`,
    added.length > 0 && `${count(added.length, 'page')} added`,
    removed.length > 0 && `${count(removed.length, 'page')} removed`,
  ].filter(Boolean)
  if (parts.length > 0) return `${parts.join(', ')}.`
  const what = files.length > 0 ? `No page changed; ${count(files.length, 'file')} beside them did` : 'Nothing changed'
  return `${what}: ${count(pages.after, 'page')} compared.`
}

/** The first change, and what else there is: "Words: “two” → “three”, and 2 more changes (links)". */
export function headline([first, ...others]: Change[]): string {
  if (!first) return ''
  const kinds = CHANGE_KINDS.filter((kind) => others.some((change) => change.kind === kind))
  const names = kinds.map((kind) => KIND_NAMES[kind]).join(', ')
  return capitalize(describe(first)) + (names && `, and ${count(others.length, 'more change')} (${names})`)
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A change in a few words: "words: “two” → “three”". */
function describe({ kind, name, before, after }: Change): string {
  const isNamed = kind === 'metadata' || kind === 'markup'
  const subject = kind === 'words' ? kind : isNamed ? name : `${kind === 'data' ? KIND_NAMES.data : kind} ${name}`
  if (before === undefined && after === undefined) return subject
  if (before === after) return `${subject} moved: ${quote(after ?? '')}`
  const segments = wordDiff(before, after)
  const [old, now] = ['removed', 'added'].map((side) => segments.filter(({ kind }) => kind === side))
  const [oldWords, newWords] = [old, now].map((runs = []) => quote(runs.map(({ text }) => text.trim()).join(' … ')))
  if (old?.length === 0) return `${subject} added: ${newWords}`
  return now?.length === 0 ? `${subject} removed: ${oldWords}` : `${subject}: ${oldWords} → ${newWords}`
}

const quote = (text: string): string => `“${cut(text, 60)}”`

/** The first characters of a long text. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** Pages by their routes, the first few of many: "/, /about, /ai, /allen and 5 more pages". */
export const listRoutes = (routes: string[]): string =>
  routes.length <= 5
    ? routes.join(', ')
    : `${routes.slice(0, 4).join(', ')} and ${count(routes.length - 4, 'more page')}`

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

/** Groups, and files, that a terminal shows; the report has them all. */
const MAX_PRINTED = 12

/** What changed, for a terminal: the verdict, and a headline for each group of pages. */
export function printDiff(diff: SiteDiff, { bold, cyan, dim, green, red }: Colors): string {
  const { groups, added, removed, files, notes } = diff
  const names = files.slice(0, MAX_PRINTED).map(({ name }) => name)
  return [
    bold(verdict(diff)),
    ...added.map((route) => `  ${green('added')}    ${route}`),
    ...removed.map((route) => `  ${red('removed')}  ${route}`),
    ...groups
      .slice(0, MAX_PRINTED)
      .flatMap(({ routes, changes }) => [
        `  ${cyan(count(routes.length, 'page'))}  ${dim(listRoutes(routes))}`,
        `    ${headline(changes)}`,
      ]),
    ...(groups.length > MAX_PRINTED ? [`  ${count(groups.length - MAX_PRINTED, 'more group')} in the report.`] : []),
    ...(files.length > 0 ? [`  ${count(files.length, 'file')}: ${names.join(', ')}`] : []),
    ...notes.map((note) => `note: ${note}`),
  ].join('\n')
}

/** Rows of the table, changes in a row, and files that a summary shows: GitHub takes no more than 65,536 characters. */
const MOST = { rows: 40, changes: 5, files: 30 }

/** A summary for a pull request: a table of the pages that changed, and the other files. */
export function toMarkdown(diff: SiteDiff): string {
  const { against, added, removed, groups, files, weight, notes } = diff
  const row = (routes: string[], lines: string[], growth = '') => {
    const pages = routes.length === 1 ? '' : `**${count(routes.length, 'page')}:** `
    const list = listRoutes(routes.map((route) => `\`${route}\``))
    const shown = atMost(lines, MOST.changes, 'more change').map((line) => escape(cut(line, 160)))
    return `| ${pages}${list} | ${shown.join('<br>')} | ${growth} |`
  }
  const linesOf = ({ changes }: ChangeGroup) => changes.map((change) => capitalize(describe(change)))
  const rows = [
    ...(added.length > 0 ? [row(added, ['Added'])] : []),
    ...(removed.length > 0 ? [row(removed, ['Removed'])] : []),
    ...groups.map((group) => row(group.routes, linesOf(group), growthOf(diff, group))),
  ]
  const table = [
    '| Pages | What changed | HTML, gzip |',
    '| --- | --- | --- |',
    ...atMost(rows, MOST.rows, 'more group'),
  ]
  const names = files.map((file) => `\`${file.name}\` ${fate(file)}`)
  const list = atMost(names, MOST.files, 'more file').map((line) => `- ${line}`)
  const weights = `All scripts ${growth(weight.scripts)}, all pictures ${growth(weight.pictures)}.`
  return `${[
    `## ${verdict(diff).replace(/\.$/, '')}`,
    `Compared with \`${against.ref}\` (${against.commit.slice(0, 7)}). \`report.html\` shows it in full.`,
    ...notes.map((note) => `**Note:** ${note}`),
    ...(rows.length > 0 ? [table.join('\n')] : []),
    ...(files.length > 0 ? [`**Beside the pages:**\n\n${list.join('\n')}`] : []),
    ...(rows.length + files.length > 0 ? [weights] : []),
  ].join('\n\n')}\n`
}

/** The first entries of a list, and how many more there are. */
const atMost = (entries: string[], most: number, more: string): string[] =>
  entries.length > most ? [...entries.slice(0, most), `${count(entries.length - most, more)} in report.html`] : entries

/** Words that are no Markdown, in one line. */
const escape = (text: string): string => text.replace(/[\\`*_~<>|[\]#]/g, '\\$&').replace(/\s+/g, ' ')
