import { type Origin, nodeOf } from '../resolve/origin'

/**
 * Where each unit of a text stands in its file, and where the text ends: an escape is longer than what it stands for.
 * @param origin where the text was written
 */
export function unitOffsets(origin: Origin): number[] {
  const { offset, length } = nodeOf(origin)
  const inner = origin.document.text.slice(offset + 1, offset + length - 1)
  return [...[...inner.matchAll(/\\u.{4}|\\.|[^\\]/gs)].map(({ index }) => offset + 1 + index), offset + length - 1]
}
