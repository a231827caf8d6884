import { count } from '../../renderer/problems/pretty'
import { bytes } from '../html-report/format'
import { cut } from '../terminal'
import { type Change, CHANGE_KINDS, wordDiff } from './compare-html'
import type { BuildDiff } from './compare-sites'

/** What a change of the project does to its site. */
export interface SiteDiff extends BuildDiff {
  /** The other side, as it was named and as git knows it. */
  against: { ref: string; commit: string }
  /** What a reader must know to trust the rest. */
  notes: string[]
}

/** What changed in a line: "7 of 39 pages changed, 1 page added". */
export function verdict({ changed, added, removed, files, pages }: SiteDiff): string {
  const parts = [
    changed.length > 0 && `${changed.length} of ${count(pages, 'page')} changed`,
    added.length > 0 && `${count(added.length, 'page')} added`,
    removed.length > 0 && `${count(removed.length, 'page')} removed`,
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(', ')
  const what = files.length > 0 ? `No page changed; ${count(files.length, 'file')} beside them did` : 'Nothing changed'
  return `${what}: ${count(pages, 'page')} compared`
}

/** How many are shown at most on a terminal and in a pull request: GitHub takes no more than 65,536 characters. */
const SUMMARY = { groups: 40, changes: 5, routes: 4, files: 30, lines: 0 }

/** The same in the report. */
const WHOLE = { groups: Infinity, changes: Infinity, routes: Infinity, files: Infinity, lines: 40 }

/** What changed, in a text that fits into a comment. */
export const summarize = (diff: SiteDiff): string =>
  `## ${verdict(diff)}\n\n${describeDiff(diff)}\n\n\`report.html\` shows it in full.\n`

/**
 * What changed, in Markdown: the groups of pages, and the other files.
 * @param isWhole whether nothing is left out, and each change is shown in the words around it
 */
export function describeDiff(diff: SiteDiff, isWhole = false): string {
  const { against, added, removed, groups, files, growth, notes } = diff
  const most = isWhole ? WHOLE : SUMMARY
  const item = (routes: string[], what: string) =>
    `**${count(routes.length, 'page')}** (${listRoutes(routes, most.routes)}) ${what}`
  const items = [
    ...(added.length > 0 ? [item(added, 'added')] : []),
    ...(removed.length > 0 ? [item(removed, 'removed')] : []),
    ...groups.map(({ routes, changes }) => {
      const described = changes.map(isWhole ? describeInContext : describeChange)
      const whose = isWhole && routes.length > 1 ? '; the words are those of the first' : ''
      return `${item(routes, `changed${whose}`)}\n${listItems(described, most.changes, 'more change', '  ')}`
    }),
  ]
  const fates = files.map(({ name, fate, lines }) => {
    const shown = lines.slice(0, most.lines).map((line) => `  ${line}`)
    return [`\`${name}\` ${fate}`, ...(shown.length > 0 ? ['  ```diff', ...shown, '  ```'] : [])].join('\n')
  })
  const grown = Object.entries(growth).map(([what, by]) => `all ${what} ${signed(by)}`)
  return [
    `Compared with \`${against.ref}\` (${against.commit.slice(0, 7)}).`,
    ...notes.map((note) => `**Note:** ${note}`),
    ...(items.length > 0 ? [listItems(items, most.groups, 'more group')] : []),
    ...(files.length > 0 ? [`**Beside the pages:**\n\n${listItems(fates, most.files, 'more file')}`] : []),
    ...(items.length + files.length > 0 ? [`Weight: ${grown.join(', ')}.`] : []),
  ].join('\n\n')
}

/** How much heavier or lighter something got: "+18 B", "−1.2 KB", "±0 B". */
const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : '±'}${bytes(Math.abs(n))}`

/** A change in a few words: "Words: “two” → “three”". */
function describeChange({ kind, name, before, after }: Change): string {
  const subject = kind === 'words' ? CHANGE_KINDS[kind] : `${CHANGE_KINDS[kind]} ${escape(cut(name, 80))}`.trim()
  const runs = wordDiff(before, after)
  const sideOf = (side: 'added' | 'removed') => {
    const words = runs.filter((run) => run[side]).map(({ value }) => value.trim())
    return words.length > 0 && `“${escape(cut(words.join(' … '), 60))}”`
  }
  const [old, now] = [sideOf('removed'), sideOf('added')]
  if (old && now) return `${subject}: ${old} → ${now}`
  if (old) return `${subject} removed: ${old}`
  return now ? `${subject} added: ${now}` : subject
}

/** A change in its whole text, with what was removed struck through and what was added underlined. */
function describeInContext({ kind, name, before, after }: Change): string {
  const text = wordDiff(before, after).map(({ value, added, removed }) => {
    const words = escape(value)
    return added ? `<ins>${words}</ins>` : removed ? `<del>${words}</del>` : words
  })
  // a colon follows
  const place = escape(name).replace(/(?<![.:!?…])[.:!?…]+$/, '')
  return [[CHANGE_KINDS[kind], place].filter(Boolean).join(', '), text.join('')].filter(Boolean).join(': ')
}

/** Pages by their routes, the first few of many: "`/`, `/about`, `/ai`, `/allen` and 5 more". */
function listRoutes(routes: string[], most: number): string {
  const names = routes.map((route) => `\`${route}\``)
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
const escape = (text: string): string => text.replace(/[\\`*_~<>|[\]#&]/g, '\\$&').replace(/\s+/g, ' ')
