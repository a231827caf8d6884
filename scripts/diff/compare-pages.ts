import { structuredPatch } from 'diff'
import type { Change, ChangeKind } from './change'
import { type NamedValue, type PageFacts, type TextBlock, joinByName, readPage } from './read-page'

/** Lists what differs between the HTML of two states of a page: at least one change, each one once. */
export function comparePages(before: string, after: string): Change[] {
  const [old, now] = [readPage(before), readPage(after)]
  const compare = (kind: ChangeKind, valuesOf: (facts: PageFacts) => Record<string, string>) =>
    compareValues(kind, valuesOf(old), valuesOf(now))
  const changes = [
    ...compareWords(old.blocks, now.blocks),
    ...compare('link', ({ links }) => joinByName(links.map(({ label, href }) => [`“${label}”`, href]))),
    ...compare('picture', ({ pictures }) =>
      joinByName(pictures.map(({ file, alt, version }) => [file, `“${alt}”${version && `, content ${version}`}`])),
    ),
    ...compare('metadata', ({ metadata }) => metadata),
    ...compare('data', ({ data }) => joinByName(listValues(data))),
  ]
  // words may be there twice, as those of a menu for wide and for narrow windows
  const distinct = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return distinct.size > 0 ? [...distinct.values()] : [OTHER]
}

/** Stands for a difference that none of the facts shows. */
const OTHER: Change = { kind: 'markup', name: 'elements, styles or scripts in the page' }

/** A change for each run of blocks that differ, in the order of the page. */
function compareWords(before: TextBlock[], after: TextBlock[]): Change[] {
  const linesOf = (blocks: TextBlock[]) => blocks.map(({ text }) => `${text}\n`).join('')
  const { hunks } = structuredPatch('', '', linesOf(before), linesOf(after), '', '', { context: 0 })
  return hunks.map(({ lines, oldStart, newStart }) => {
    const side = (sign: string) => {
      const texts = lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
      return texts.length > 0 ? texts.join('\n') : undefined
    }
    const [old, now] = [side('-'), side('+')]
    const block = now === undefined ? before[oldStart - 1] : after[newStart - 1]
    return { kind: 'words', name: block?.under ?? '', before: old, after: now }
  })
}

function compareValues(kind: ChangeKind, before: Record<string, string>, after: Record<string, string>): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...names].filter((name) => before[name] !== after[name])
  return changed.map((name) => ({ kind, name, before: before[name], after: after[name] }))
}

/** The values in structured data, each under the type of its node: "PostalAddress › addressLocality". */
function listValues(data: unknown, name = ''): NamedValue[] {
  if (Array.isArray(data)) return data.flatMap((entry) => listValues(entry, name))
  if (typeof data !== 'object' || data === null) return [[name, String(data)]]
  const node: Record<string, unknown> = { ...data }
  const path = typeof node['@type'] === 'string' ? node['@type'] : name
  return Object.entries(node).flatMap(([key, value]) => listValues(value, path ? `${path} › ${key}` : key))
}
