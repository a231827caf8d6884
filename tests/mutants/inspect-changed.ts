import type { SourceDocument } from '../../renderer/pipeline/documents/document'
import { type OpenSite, inspect } from '../../renderer/pipeline/inspect'
import { parseDocument } from '../../renderer/pipeline/documents/parse-document'
import { parsedSite } from '../../renderer/pipeline/documents/parse-documents'
import type { Problem } from '../../renderer/pipeline/problem'

/**
 * What is told of a site after one of its documents was changed. The others are not parsed again.
 * @param site as it was before, without problems of its syntax
 * @param file one of its documents, as it is shown to people
 */
export function inspectChanged(site: OpenSite, file: string, text: string): Problem[] {
  const { document: changed, problems } = parseDocument(file, text)
  const newer = (document: SourceDocument) => (document.file === file ? changed : document)
  const { site: main, pages, shared } = site.sources
  const sources = {
    site: main && newer(main),
    pages: pages.map(({ route, document }) => ({ route, document: newer(document) })),
    shared: new Map([...shared].map(([name, document]) => [name, newer(document)])),
  }
  return inspect({ ...site, ...parsedSite(sources, problems) }, true).problems
}
