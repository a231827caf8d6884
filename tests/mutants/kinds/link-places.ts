import type { Node } from 'jsonc-parser'
import type { Span } from '../kind'
import type { Source } from '../source'

/** A link as it is written in a document. */
export interface WrittenLink {
  link: string
  span: Span
  node: Node
}

/** The links of link fields, and those in Markdown; without those that are made from variables. */
export function writtenLinks({ values, document: { text } }: Source): WrittenLink[] {
  return values.flatMap(({ node, schema }): WrittenLink[] => {
    const written = text.slice(node.offset, node.offset + node.length)
    if (node.type !== 'string' || written.includes('\\')) return []
    const found =
      schema?.format === 'link'
        ? [...written.matchAll(/(?<=^")[^"{]+(?="$)/g)]
        : schema?.format === 'markdown'
          ? [...written.matchAll(/(?<=\]\()[^(){\s]+(?=\))/g)]
          : []
    return found.map(({ 0: link, index }) => {
      const start = node.offset + index
      return { link, span: { start, end: start + link.length }, node }
    })
  })
}
