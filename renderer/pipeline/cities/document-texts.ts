import type { SourceDocument } from '../documents/document'
import { type Path, isRecord } from '../documents/json-tree'
import { type Origin, nodeOf } from '../resolved'

/** A text of a document as its author wrote it, variables and all. */
export interface DocumentText {
  path: Path
  text: string
}

/** Every text that a page's own document puts on the page, in the order of the file; its vars are no such texts. */
export function documentTexts({ value }: Pick<SourceDocument, 'value'>): DocumentText[] {
  const texts: DocumentText[] = []
  collectTexts(isRecord(value) ? { ...value, vars: undefined } : value, [], texts)
  return texts
}

function collectTexts(value: unknown, path: Path, texts: DocumentText[]): void {
  if (typeof value === 'string') texts.push({ path, text: value })
  if (typeof value !== 'object' || value === null) return
  const steps: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [step, member] of steps) collectTexts(member, [...path, step], texts)
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
