import type { SourceDocument } from '../documents/document'
import type { Path } from '../documents/json-tree'

/** A text of a document as its author wrote it, variables and all. */
export interface DocumentText {
  path: Path
  text: string
}

/** What says nothing on the page itself. */
const SILENT = new Set(['$schema', '$comment', 'vars'])

/** Every text that a page's own document puts on the page, in the order of the file. */
export function documentTexts(document: Pick<SourceDocument, 'value'>): DocumentText[] {
  const texts: DocumentText[] = []
  visitDocumentTexts(document, (text, path) => texts.push({ path: [...path], text }))
  return texts
}

/**
 * Visits these texts.
 * @param visit gets a text and its place: the same array for the whole walk, which must be copied to be kept
 */
export function visitDocumentTexts(
  { value }: Pick<SourceDocument, 'value'>,
  visit: (text: string, path: Path) => void,
): void {
  const path: Path = []
  const walk = (at: unknown): void => {
    if (typeof at === 'string') visit(at, path)
    else if (Array.isArray(at)) at.forEach((item, index) => walkAt(index, item))
    else if (typeof at === 'object' && at !== null) {
      const members = at as Record<string, unknown>
      for (const key of Object.keys(members)) if (path.length > 0 || !SILENT.has(key)) walkAt(key, members[key])
    }
  }
  const walkAt = (step: string | number, child: unknown): void => {
    path.push(step)
    walk(child)
    path.pop()
  }
  walk(value)
}
