import type { SourceDocument } from '../documents/document'
import type { Path } from '../documents/json-tree'
import { type Origin, nodeOf } from '../resolved'

/** A text of a document as its author wrote it, variables and all. */
export interface DocumentText {
  path: Path
  text: string
}

/** What says nothing on the page itself. */
const SILENT = new Set(['$schema', '$comment', 'vars'])

/** Every text that a page's own document puts on the page, in the order of the file. */
export function documentTexts({ value }: Pick<SourceDocument, 'value'>): DocumentText[] {
  const texts: DocumentText[] = []
  const walk = (at: unknown, path: Path): void => {
    if (typeof at === 'string') texts.push({ path, text: at })
    else if (Array.isArray(at)) at.forEach((item, index) => walk(item, [...path, index]))
    else if (typeof at === 'object' && at !== null) {
      for (const [key, member] of Object.entries(at))
        if (path.length > 0 || !SILENT.has(key)) walk(member, [...path, key])
    }
  }
  walk(value, [])
  return texts
}

/**
 * The part of a page that a text stands in: the place of its section, or -1 for the page's head.
 * @example ["sections", 3, "items", 0, "question"] → 3
 */
export const sectionAt = ([list, index]: Path): number =>
  list === 'sections' && typeof index === 'number' ? index : -1

/**
 * Where each unit of a text stands in its file, and where the text ends: an escape is longer than what it stands for.
 * @param origin where the text was written
 */
export function unitOffsets(origin: Origin): number[] {
  const { offset, length } = nodeOf(origin)
  const inner = origin.document.text.slice(offset + 1, offset + length - 1)
  return [...[...inner.matchAll(/\\u.{4}|\\.|[^\\]/gs)].map(({ index }) => offset + 1 + index), offset + length - 1]
}
