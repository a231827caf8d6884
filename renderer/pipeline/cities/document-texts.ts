import type { SourceDocument } from '../document'
import type { Path } from '../json-tree'

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
      for (const [key, item] of Object.entries(at)) {
        if (path.length > 0 || !SILENT.has(key)) walk(item, [...path, key])
      }
    }
  }
  walk(value, [])
  return texts
}
