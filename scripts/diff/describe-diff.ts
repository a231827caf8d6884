import { count } from '../../renderer/problems/pretty'
import { shorten } from '../../renderer/problems/shorten'
import { bytes } from '../html-report/format'
import { type Change, CHANGE_KINDS, wordDiff } from './compare-html'
import type { BuildDiff } from './compare-sites'

/** The effect of a change on the site. */
export interface SiteDiff extends BuildDiff {
  /** The revision that it is compared with. */
  against: { ref: string; commit: string }
  /** Reservations that a reader must know. */
  notes: string[]
}

/** Summarizes the changes in a line: "7 of 39 pages changed, 1 page added". */
export function verdict({ changed, added, removed, files, pages }: SiteDiff): string {
  const parts = [
    changed.length > 0 && `${changed.length} of ${count(pages, 'page')} changed`,
    added.length > 0 && `${count(added.length, 'page')} added`,
    removed.length > 0 && `${count(removed.length, 'page')} removed`,
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(', ')
  const what = files.length > 0 ? `No page changed, but ${count(files.length, 'other file')} did` : 'Nothing changed'
  return `${what}: ${count(pages, 'page')} compared`
}

/** How many are shown at most on a terminal and in a pull request. GitHub accepts 65,536 characters. */
const SUMMARY = { groups: 40, changes: 5, routes: 4, files: 30, lines: 0 }

/** How many are shown at most in the report. */
const WHOLE = { groups: Infinity, changes: Infinity, routes: Infinity, files: Infinity, lines: 40 }

/** Describes the changes in a text that fits into a comment on GitHub. */
export const summarize = (diff: SiteDiff): string =>
  `## ${verdict(diff)}\n\n${describeDiff(diff)}\n\n\`report.html\` shows it in full.\n`

/**
 * Describes the changes in Markdown: the groups of pages, then the other files.
 * @param isWhole whether to leave nothing out, and to show each change within the words around it
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
    ...(files.length > 0 ? [`**Other files:**\n\n${listItems(fates, most.files, 'more file')}`] : []),
    ...(items.length + files.length > 0 ? [`Weight: ${grown.join(', ')}.`] : []),
  ].join('\n\n')
}

/** Formats a change in weight: "+18 B", "−1.2 KB", "±0 B". */
const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : '±'}${bytes(Math.abs(n))}`

/** Describes a change in a few words: "Words: “two” → “three”". */
function describeChange({ kind, name, before, after }: Change): string {
  const subject = kind === 'words' ? CHANGE_KINDS[kind] : `${CHANGE_KINDS[kind]} ${escape(shorten(name, 80))}`.trim()
  const runs = wordDiff(before, after)
  const sideOf = (side: 'added' | 'removed') => {
    const words = runs.filter((run) => run[side]).map(({ value }) => value.trim())
    return words.length > 0 && `“${escape(shorten(words.join(' … '), 60))}”`
  }
  const [removed, added] = [sideOf('removed'), sideOf('added')]
  if (removed && added) return `${subject}: ${removed} → ${added}`
  if (removed) return `${subject} removed: ${removed}`
  return added ? `${subject} added: ${added}` : subject
}

/** Describes a change with its whole text. Removed words are struck through, added ones underlined. */
function describeInContext({ kind, name, before, after }: Change): string {
  const text = wordDiff(before, after).map(({ value, added, removed }) => {
    const words = escape(value)
    return added ? `<ins>${words}</ins>` : removed ? `<del>${words}</del>` : words
  })
  // a colon follows
  const place = escape(name).replace(/(?<![.:!?…])[.:!?…]+$/, '')
  return [[CHANGE_KINDS[kind], place].filter(Boolean).join(', '), text.join('')].filter(Boolean).join(': ')
}

/** Lists the first routes: "`/`, `/about`, `/ai`, `/allen` and 5 more". */
function listRoutes(routes: string[], most: number): string {
  const names = routes.map((route) => `\`${route}\``)
  return names.length <= most + 1
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}

/** Lists the first items, and how many more there are. */
function listItems(items: string[], most: number, more: string, indent = ''): string {
  const rest = items.length > most ? [`${count(items.length - most, more)} in report.html`] : []
  return [...items.slice(0, most), ...rest].map((item) => `${indent}- ${item}`).join('\n')
}

/** Escapes a text for Markdown, in one line. */
const escape = (text: string): string => text.replace(/[\\`*_~<>|[\]#&]/g, '\\$&').replace(/\s+/g, ' ')
