import { count } from '../../renderer/pipeline/report/text'
import type { ChangeGroup, Change, SiteDiff } from './change'
import { KIND_NAMES } from './change'
import { cut, fate, growth, growthOf, headline, listRoutes, verdict } from './summary'
import { wordDiff } from './word-diff'

/** A comment on GitHub may have 65,536 characters. */
const LONGEST = 60_000

/** Rows of the table, changes of a group, and files that are shown. */
const MOST = { rows: 50, changes: 15, files: 30 }

/** A summary for a pull request: a table of the pages that changed, then the changes of as many groups as fit. */
export function toMarkdown(diff: SiteDiff): string {
  const { against, added, removed, groups, files, weight, notes } = diff
  const rows = [
    ...(added.length > 0 ? [`| ${pagesOf(added)} | Added | |`] : []),
    ...(removed.length > 0 ? [`| ${pagesOf(removed)} | Removed | |`] : []),
    ...groups.map((group) => {
      const line = escape(cut(headline(group.changes), 200))
      return `| ${pagesOf(group.routes)} | ${line} | ${growthOf(diff, group)} |`
    }),
  ]
  const head = [
    `## ${verdict(diff).replace(/\.$/, '')}`,
    `Compared with ${code(against.ref)} (${against.commit.slice(0, 7)}). \`report.html\` shows it in full.`,
    ...notes.map((note) => `**Note:** ${note}`),
    ...(rows.length > 0
      ? [['| Pages | What changed | HTML, gzip |', '| --- | --- | --- |', ...rows.slice(0, MOST.rows)].join('\n')]
      : []),
  ]
  if (rows.length + files.length === 0) return `${head.join('\n\n')}\n`
  const list = files.slice(0, MOST.files).map((file) => `- ${code(file.name)} ${fate(file)}`)
  const more = files.length > MOST.files ? [`- and ${files.length - MOST.files} more`] : []
  const tail = [
    ...(files.length > 0 ? [['**Beside the pages:**\n', ...list, ...more].join('\n')] : []),
    `All scripts ${growth(weight.scripts)}, all pictures ${growth(weight.pictures)}.`,
  ]
  const details: string[] = []
  let length = [...head, ...tail].join('\n\n').length
  for (const group of groups) {
    const text = describeGroup(group)
    length += text.length
    if (length > LONGEST) break
    details.push(text)
  }
  const left = groups.length - details.length
  const rest = left > 0 ? [`The changes of ${count(left, 'more group')} are in \`report.html\`.`] : []
  return `${[...head, ...details, ...rest, ...tail].join('\n\n')}\n`
}

/** The changes of a group of pages, folded: removed words are struck through, added ones are bold. */
function describeGroup({ routes, changes }: ChangeGroup): string {
  const pages = routes.length > 1 ? `<b>${count(routes.length, 'page')}:</b> ${listRoutes(routes)}` : routes.join('')
  const lines = changes.slice(0, MOST.changes).map((change) => `- ${describe(change)}`)
  const left = changes.length - lines.length
  return [
    `<details><summary>${pages}: ${count(changes.length, 'change')}</summary>`,
    [...lines, ...(left > 0 ? [`- ${count(left, 'more change')} in \`report.html\``] : [])].join('\n'),
    '</details>',
  ].join('\n\n')
}

function describe({ kind, name, before, after, example }: Change): string {
  const where = [KIND_NAMES[kind], name && escape(name), example && `as on ${code(example)}`].filter(Boolean).join(', ')
  if (before === undefined && after === undefined) return where
  if (before === after) return `${where}: moved: ${escape(cut(after ?? '', 600))}`
  const text = wordDiff(before, after).map((segment) => mark(cut(segment.text, 600), MARKS[segment.kind]))
  return `${where}: ${text.join('')}`
}

const MARKS = { same: '', removed: '~~', added: '**' }

/** Markdown wants its marks at words, not at white space, and apart from the next ones. */
function mark(text: string, sign: string): string {
  const words = text.trim()
  if (!sign || !words) return escape(text)
  const [start, end] = text.split(words)
  return `${start}${sign}${escape(words)}${sign}${end || (sign === MARKS.removed ? ' ' : '')}`
}

/** The pages of a group: "**12 pages:** `/a`, `/b` …". */
function pagesOf(routes: string[]): string {
  const list = listRoutes(routes.map(code))
  return routes.length === 1 ? list : `**${count(routes.length, 'page')}:** ${list}`
}

const code = (text: string): string => `\`${text}\``

/** Words that are no Markdown, in one line. */
const escape = (text: string): string => text.replace(/[\\`*_~<>|[\]#]/g, '\\$&').replace(/\s+/g, ' ')
