import type { BuildState, PageState } from '../build-state'
import { contentHash, documentState } from '../file-state'
import { areAsWritten } from '../stale-pages'

/** A page of which something is not as the last build left it. */
export interface ChangedPage {
  /** Its place among the site's addresses. */
  at: number
  file: string
  /** By documentState. */
  document: string
  before: PageState
  /** Whether its document says something else. */
  isEdited: boolean
  /** Whether its files are still as they were written. */
  isWritten: boolean
}

/**
 * The pages of which the document or a file has changed. Their documents must be those of the last build.
 * @param most so many at the most
 * @returns undefined where there are more, or where a page has changed that must be looked at together with others
 */
export function changedPages(
  { pages }: Pick<BuildState, 'pages'>,
  client: string,
  most: number,
): ChangedPage[] | undefined {
  const now = Date.now()
  const changed: ChangedPage[] = []
  let at = 0
  for (const [file, before] of pages) {
    const document = documentState(file, now)
    const isKnown = document !== '' && document === before.document
    const isWritten = areAsWritten(client, before)
    if (!isKnown || !isWritten) {
      if (!before.isFine || changed.length === most) return undefined
      const isEdited = !isKnown && contentHash(file) !== before.record?.hash
      changed.push({ at, file, document, before, isEdited, isWritten })
    }
    at++
  }
  return changed
}
