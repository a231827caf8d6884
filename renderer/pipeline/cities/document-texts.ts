import type { SourceDocument } from '../documents/document'
import type { Path } from '../documents/json-tree'

/** A text of a document as its author wrote it, variables and all. */
export interface DocumentText {
  path: Path
  text: string
}

/** What says nothing on the page itself. */
export const SILENT = new Set(['$schema', '$comment', 'vars'])

/** Every text that a page's own document puts on the page, in the order of the file. */
export function documentTexts({ value }: Pick<SourceDocument, 'value'>): DocumentText[] {
  const texts: DocumentText[] = []
  const path: Path = []
  const walk = (at: unknown): void => {
    if (typeof at === 'string') texts.push({ path: [...path], text: at })
    else if (Array.isArray(at)) at.forEach((item, index) => walkAt(index, item))
    else if (typeof at === 'object' && at !== null) {
      for (const [key, member] of Object.entries(at)) if (path.length > 0 || !SILENT.has(key)) walkAt(key, member)
    }
  }
  const walkAt = (step: string | number, child: unknown): void => {
    path.push(step)
    walk(child)
    path.pop()
  }
  walk(value)
  return texts
}
