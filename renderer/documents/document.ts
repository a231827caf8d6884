import type { Node } from 'jsonc-parser'
import { type Path, isRecord, nodeAt, toPointer, valueAt } from './json-tree'

/** A parsed JSON file. */
export interface SourceDocument {
  /** The path to show to people. */
  readonly file: string
  readonly text: string
  /** The data without comments. Undefined if the text is not JSON. */
  readonly value: unknown
  /** The syntax tree, with the place of every value, parsed on first use. Undefined if the text is not JSON. */
  readonly tree: Node | undefined
}

/** A text of a document as its author wrote it, with its variables. */
export interface DocumentText {
  path: Path
  text: string
}

/** Every text in a page's own document except its vars, in the order of the file. */
export const documentTexts = ({ value }: Pick<SourceDocument, 'value'>): DocumentText[] =>
  textsIn(isRecord(value) ? { ...value, vars: undefined } : value)

/** Every text in a value, in its order. */
export function textsIn(value: unknown): DocumentText[] {
  const texts: DocumentText[] = []
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'string') texts.push({ path, text: value })
    else if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, [...path, index]))
    else if (isRecord(value)) for (const name of Object.keys(value)) visit(value[name], [...path, name])
  }
  visit(value, [])
  return texts
}

/**
 * A place in a document in words.
 * @example ['sections', 2, 'items', 0] → "testimonials (sections[2]) › items[0]"
 */
export function describePlace({ file, value }: SourceDocument, path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : ` › ${step}`))
  const words = steps.join('').replace(/^ › /, '')
  const section = path[0] === 'sections' ? valueAt(value, path.slice(0, 2)) : undefined
  const name = isRecord(section) ? (section.type ?? section.use) : undefined
  if (typeof name === 'string') return words.replace(/^sections\[\d+\]/, (list) => `${name} (${list})`)
  if (words) return words
  const [, room, stem] = /^(?:.*\/)?(pages|shared|lists)\/(.+)\.json$/.exec(file) ?? []
  if (room === 'shared') return `${stem} (shared section)`
  if (room === 'lists') return `${stem} (list)`
  return room === 'pages' ? 'The page' : 'The site'
}

/** The document in which a value is written, and its path there. */
export interface Origin {
  document: SourceDocument
  path: Path
}

/** A key that is unique to each origin. */
export const originKey = ({ document, path }: Origin): string => `${document.file}\0${toPointer(path)}`

/**
 * The syntax node of an origin.
 * @throws for a document without a tree, which no value can come from
 */
export function nodeOf({ document, path }: Origin): Node {
  if (!document.tree) throw new Error(`${document.file} is not JSON, so no value can come from it.`)
  return nodeAt(document.tree, path)
}

/** The offset in the file of each UTF-16 unit of a text, and of its end: an escape is longer than its character. */
export function unitOffsets(origin: Origin): number[] {
  const { offset, length } = nodeOf(origin)
  const inner = origin.document.text.slice(offset + 1, offset + length - 1)
  return [...[...inner.matchAll(/\\u.{4}|\\.|[^\\]/gs)].map(({ index }) => offset + 1 + index), offset + length - 1]
}
