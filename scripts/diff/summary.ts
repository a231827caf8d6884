import type { Colors } from 'picocolors/types'
import { count } from '../../renderer/pipeline/report/text'
import { bytes } from '../html-report/format'
import { CHANGE_KINDS, KIND_NAMES } from './change'
import type { Change, ChangeGroup, FileChange, SiteDiff, Weight } from './change'
import { wordDiff } from './word-diff'

/** What changed in a line: "7 of 39 pages changed, 1 page added." */
export function verdict({ changed, added, removed, files, pages }: SiteDiff): string {
  const parts = [
    ...(changed.length > 0 ? [`${changed.length} of ${count(pages.after, 'page')} changed`] : []),
    ...(added.length > 0 ? [`${count(added.length, 'page')} added`] : []),
    ...(removed.length > 0 ? [`${count(removed.length, 'page')} removed`] : []),
  ]
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
const MOST_PRINTED = 12

/** What changed, for a terminal: the verdict, and a headline for each group of pages. */
export function printDiff(diff: SiteDiff, { bold, cyan, dim, green, red }: Colors): string {
  const { groups, added, removed, files, notes } = diff
  const names = files.slice(0, MOST_PRINTED).map(({ name }) => name)
  return [
    bold(verdict(diff)),
    ...added.map((route) => `  ${green('added')}    ${route}`),
    ...removed.map((route) => `  ${red('removed')}  ${route}`),
    ...groups
      .slice(0, MOST_PRINTED)
      .flatMap(({ routes, changes }) => [
        `  ${cyan(count(routes.length, 'page'))}  ${dim(listRoutes(routes))}`,
        `    ${headline(changes)}`,
      ]),
    ...(groups.length > MOST_PRINTED ? [`  ${count(groups.length - MOST_PRINTED, 'more group')} in the report.`] : []),
    ...(files.length > 0 ? [`  ${count(files.length, 'file')}: ${names.join(', ')}`] : []),
    ...notes.map((note) => `note: ${note}`),
  ].join('\n')
}

/** A comment on GitHub may have 65,536 characters. */
const LONGEST = 60_000

/** Rows of the table, changes of a group, and files that a summary shows. */
const MOST = { rows: 50, changes: 15, files: 30 }

/** A summary for a pull request: a table of the pages that changed, then the changes of as many groups as fit. */
export function toMarkdown(diff: SiteDiff): string {
  const { against, added, removed, groups, files, weight, notes } = diff
  const row = (routes: string[], what: string, growth = '') => {
    const list = listRoutes(routes.map(code))
    const pages = routes.length === 1 ? list : `**${count(routes.length, 'page')}:** ${list}`
    return `| ${pages} | ${escape(cut(what, 200))} | ${growth} |`
  }
  const rows = [
    ...(added.length > 0 ? [row(added, 'Added')] : []),
    ...(removed.length > 0 ? [row(removed, 'Removed')] : []),
    ...groups.map((group) => row(group.routes, headline(group.changes), growthOf(diff, group))),
  ]
  const table = ['| Pages | What changed | HTML, gzip |', '| --- | --- | --- |', ...rows.slice(0, MOST.rows)]
  const items = files.map((file) => `- ${code(file.name)} ${fate(file)}`)
  const head = [
    `## ${verdict(diff).replace(/\.$/, '')}`,
    `Compared with ${code(against.ref)} (${against.commit.slice(0, 7)}). \`report.html\` shows it in full.`,
    ...notes.map((note) => `**Note:** ${note}`),
    ...(rows.length > 0 ? [table.join('\n')] : []),
  ]
  const tail = [
    ...(files.length > 0 ? [['**Beside the pages:**\n', ...atMost(items, MOST.files, 'more file')].join('\n')] : []),
    ...(rows.length + files.length > 0
      ? [`All scripts ${growth(weight.scripts)}, all pictures ${growth(weight.pictures)}.`]
      : []),
  ]
  const details: string[] = []
  for (const group of groups) {
    details.push(describeGroup(group))
    if ([...head, ...details, ...tail].join('\n\n').length < LONGEST) continue
    const left = groups.length - details.length + 1
    details.splice(-1, 1, `The changes of ${count(left, 'more group')} are in \`report.html\`.`)
    break
  }
  return `${[...head, ...details, ...tail].join('\n\n')}\n`
}

/** The first entries of a list, and how many more there are. */
const atMost = (items: string[], most: number, more: string): string[] =>
  items.length > most ? [...items.slice(0, most), `- ${count(items.length - most, more)} in \`report.html\``] : items

/** The changes of a group of pages, folded: removed words are struck through, added ones are bold. */
function describeGroup({ routes, changes }: ChangeGroup): string {
  const pages = routes.length > 1 ? `<b>${count(routes.length, 'page')}:</b> ${listRoutes(routes)}` : routes.join('')
  const items = changes.map(({ kind, name, before, after, example }) => {
    const place = [KIND_NAMES[kind], name && escape(name), example && `as on ${code(example)}`].filter(Boolean)
    return `- ${place.join(', ')}: ${markWords(before, after)}`
  })
  return [
    `<details><summary>${pages}: ${count(changes.length, 'change')}</summary>`,
    atMost(items, MOST.changes, 'more change').join('\n'),
    '</details>',
  ].join('\n\n')
}

const MARKS = { same: '', removed: '~~', added: '**' }

/** Markdown wants its marks at words, not at white space, and apart from the next ones. */
function markWords(before?: string, after?: string): string {
  if (before === after) return after === undefined ? '' : `moved: ${escape(cut(after, 600))}`
  const runs = wordDiff(before, after).map(({ kind, text }) => {
    const [, start, words = '', end] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
    const marked = words && `${MARKS[kind]}${escape(cut(words, 600))}${MARKS[kind]}`
    return `${start}${marked}${end || (kind === 'removed' ? ' ' : '')}`
  })
  return runs.join('')
}

const code = (text: string): string => `\`${text}\``

/** Words that are no Markdown, in one line. */
const escape = (text: string): string => text.replace(/[\\`*_~<>|[\]#]/g, '\\$&').replace(/\s+/g, ' ')
