import { type ChangeObject, diffWords, structuredPatch } from 'diff'
import { type HtmlContent, type NamedValue, type TextBlock, joinByName, readHtml } from './read-html'

/** Kinds of changes in the order of reports, with their headings. */
export const CHANGE_KINDS = {
  words: 'Words',
  link: 'Link',
  picture: 'Picture',
  metadata: 'Metadata',
  data: 'Structured data',
  // a difference that is none of the above
  markup: 'Elements, styles or scripts in the page',
}

/** One change of a page, listed once however often it occurs there. */
export interface Change {
  kind: keyof typeof CHANGE_KINDS
  /** What changed: the heading above the words, a link's label, a property of the structured data … */
  name: string
  /** Undefined if it was added. */
  before?: string
  /** Undefined if it was removed. */
  after?: string
}

/** Lists the differences between two versions of a page's HTML: at least one change, each one once. */
export function compareHtml(before: string, after: string): Change[] {
  const [oldContent, newContent] = [readHtml(before), readHtml(after)]
  const compare = (kind: Change['kind'], valuesOf: (content: HtmlContent) => Record<string, string>) =>
    compareValues(kind, valuesOf(oldContent), valuesOf(newContent))
  const changes = [
    ...compareWords(oldContent.blocks, newContent.blocks),
    ...compare('link', ({ links }) => joinByName(links.map(({ label, href }) => [`“${label}”`, href]))),
    ...compare('picture', ({ pictures }) =>
      joinByName(pictures.map(({ file, alt, version }) => [file, `“${alt}”${version && `, content ${version}`}`])),
    ),
    ...compare('metadata', ({ metadata }) => metadata),
    ...compare('data', ({ data }) => joinByName(listValues(data))),
  ]
  // words may occur twice, for example in a menu for wide and for narrow windows
  const distinct = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return distinct.size > 0 ? [...distinct.values()] : [{ kind: 'markup', name: '' }]
}

/** A change for each run of blocks that differ, in the order of the page. */
function compareWords(before: TextBlock[], after: TextBlock[]): Change[] {
  const linesOf = (blocks: TextBlock[]) => blocks.map(({ text }) => `${text}\n`).join('')
  const { hunks } = structuredPatch('', '', linesOf(before), linesOf(after), '', '', { context: 0 })
  return hunks.map(({ lines, oldStart, newStart }) => {
    const side = (sign: string) => {
      const texts = lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
      return texts.length > 0 ? texts.join('\n') : undefined
    }
    const [removed, added] = [side('-'), side('+')]
    const block = added === undefined ? before[oldStart - 1] : after[newStart - 1]
    return { kind: 'words', name: block?.under ?? '', before: removed, after: added }
  })
}

function compareValues(kind: Change['kind'], before: Record<string, string>, after: Record<string, string>): Change[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  return names.map((name) => ({ kind, name, before: before[name], after: after[name] }))
}

/** Lists the values in structured data, named by the type of their node: "PostalAddress › addressLocality". */
function listValues(data: unknown, name = ''): NamedValue[] {
  if (Array.isArray(data)) return data.flatMap((entry) => listValues(entry, name))
  if (typeof data !== 'object' || data === null) return [[name, String(data)]]
  const node: Record<string, unknown> = { ...data }
  const path = typeof node['@type'] === 'string' ? node['@type'] : name
  return Object.entries(node).flatMap(([key, value]) => listValues(value, path ? `${path} › ${key}` : key))
}

/** A comparison with more edits takes long, and nobody can follow it. */
const MOST_EDITS = 120

/** If more than this share of all words differs, both texts have the others in common by chance. */
const MOST_DIFFERENT = 0.75

/** Compares two texts word by word, or as a whole if they have little in common. */
export function wordDiff(before = '', after = ''): ChangeObject<string>[] {
  const words = `${before} ${after}`.trim().split(/\s+/).length
  const maxEditLength = Math.min(MOST_EDITS, MOST_DIFFERENT * words)
  const runs = diffWords(before, after, { maxEditLength }) ?? [
    { value: before, removed: true, added: false, count: 1 },
    { value: after, removed: false, added: true, count: 1 },
  ]
  return runs.filter(({ value }) => value !== '')
}
