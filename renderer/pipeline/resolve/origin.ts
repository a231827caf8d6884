import type { Node } from 'jsonc-parser'
import type { SourceDocument } from '../documents/document'
import { type Path, nodeAt } from '../documents/json-tree'
import type { ResolvedPage } from '../resolved'

/** The document and the path in it where a value was written. */
export interface Origin {
  document: SourceDocument
  path: Path
}

/**
 * Where a value of a resolved page was written: in the page, or in the shared section that the page uses.
 * @param path the value's place in page.data
 */
export function originOf(page: ResolvedPage, path: Path): Origin {
  const [list, index, key, ...rest] = path
  const origin = list === 'sections' && typeof index === 'number' ? page.origins[index] : undefined
  if (!origin) return { document: page.document, path }
  const isOverride = typeof key === 'string' && origin.overrides.includes(key)
  if (origin.shared && !isOverride) return { document: origin.shared, path: path.slice(2) }
  return { document: page.document, path: ['sections', origin.index, ...(key === undefined ? [] : [key]), ...rest] }
}

/** The syntax node of an origin. A document without a tree has no values, so that nothing can have come from it. */
export function nodeOf({ document, path }: Origin): Node {
  if (!document.tree) throw new Error(`${document.file} holds no value, so nothing can have come from it.`)
  return nodeAt(document.tree, path)
}
