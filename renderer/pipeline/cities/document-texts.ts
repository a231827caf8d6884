import type { Node } from 'jsonc-parser'
import type { SourceDocument } from '../document'
import { type Path, members } from '../json-tree'

/** A text of a document as its author wrote it, variables and all. */
export interface DocumentText {
  path: Path
  text: string
  /** Where each unit of the text stands in the file, and where the text ends. */
  offsets: number[]
}

/** What says nothing on the page itself. */
const SILENT = new Set(['$schema', '$comment', 'vars'])

/** Every text that a page's own document puts on the page, in the order of the file. */
export function documentTexts({ tree, text }: SourceDocument): DocumentText[] {
  const walk = (node: Node, path: Path): DocumentText[] => {
    if (node.type === 'array') return (node.children ?? []).flatMap((child, index) => walk(child, [...path, index]))
    if (node.type === 'object') {
      return members(node).flatMap(({ key, value }) =>
        key.value === '$comment' || (path.length === 0 && SILENT.has(key.value))
          ? []
          : walk(value, [...path, key.value]),
      )
    }
    if (node.type !== 'string') return []
    return [
      { path, text: node.value, offsets: offsetsOf(text.slice(node.offset, node.offset + node.length), node.offset) },
    ]
  }
  return tree ? walk(tree, []) : []
}

/** One offset for each unit of a JSON text's value: an escape is longer than what it stands for. */
function offsetsOf(written: string, start: number): number[] {
  const inner = written.slice(1, -1)
  return [
    ...[...inner.matchAll(/\\u.{4}|\\.|[^\\]/gs)].map(({ index }) => start + 1 + index),
    start + written.length - 1,
  ]
}
