import { count } from '../../../renderer/pipeline/problems/pretty'
import type { ChangeGroup, SharedChange } from '../change'
import { excerpt } from '../excerpt'
import { KIND_NAMES } from '../kind-names'
import { listRoutes } from '../list-routes'
import { wordSegments } from '../word-segments'
import { code, escape } from './markdown-text'

/** Changes of one group that are listed, and characters of each run of words in one. */
const MOST_CHANGES = 15
const LONGEST_RUN = 600

/** What changed in a group of pages, folded: removed words are struck through, added ones are bold. */
export function describeGroup({ routes, changes }: ChangeGroup): string {
  const pages = routes.length > 1 ? `<b>${count(routes.length, 'page')}:</b> ${listRoutes(routes)}` : routes.join('')
  const lines = changes.slice(0, MOST_CHANGES).map((change) => `- ${describe(change)}`)
  const left = changes.length - lines.length
  return [
    `<details><summary>${pages}: ${count(changes.length, 'change')}</summary>`,
    [...lines, ...(left > 0 ? [`- ${count(left, 'more change')} in \`report.html\``] : [])].join('\n'),
    '</details>',
  ].join('\n\n')
}

function describe({ kind, name, before, after, example }: SharedChange): string {
  const where = [KIND_NAMES[kind], name && escape(name), example && `as on ${code(example)}`].filter(Boolean).join(', ')
  if (before === undefined && after === undefined) return where
  if (before === after) return `${where}: moved: ${escape(cut(after ?? ''))}`
  const text = excerpt(wordSegments(before ?? '', after ?? '')).map((run) => mark(cut(run.text), MARKS[run.kind]))
  return `${where}: ${text.join('')}`
}

const MARKS = { same: '', removed: '~~', added: '**' }

/** Markdown wants its marks at words, not at white space, and apart from the next ones. */
function mark(text: string, sign: string): string {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (!sign || !words) return escape(text)
  return `${start}${sign}${escape(words)}${sign}${end || (sign === MARKS.removed ? ' ' : '')}`
}

const cut = (text: string): string => (text.length > LONGEST_RUN ? `${text.slice(0, LONGEST_RUN)}…` : text)
