import { join } from 'node:path'
import type { PageSource, SiteSources, SourceDocument } from './document'
import { parseDocument } from './parse-document'
import type { Problem } from './problem'

/**
 * Parses the texts of a site's documents.
 * @param folder the folder as the author named it
 * @param texts by their path in the folder: "site.json", "pages/plano.json", "shared/permits.json"
 */
export function parseDocuments(
  folder: string,
  texts: Map<string, string>,
): { sources: SiteSources; problems: Problem[] } {
  const problems: Problem[] = []
  const pages: PageSource[] = []
  const shared = new Map<string, SourceDocument>()
  let site: SourceDocument | undefined
  for (const [name, text] of texts) {
    const parsed = parseDocument(join(folder, name), text)
    problems.push(...parsed.problems)
    const [, room, path = ''] = /^(pages|shared)\/(.*)$/.exec(name) ?? []
    if (room === 'pages') pages.push({ route: toRoute(path), document: parsed.document })
    else if (room === 'shared') shared.set(path.replace(/\.json$/, ''), parsed.document)
    else site = parsed.document
  }
  return { sources: { site, pages, shared }, problems }
}

/** The address of a page's file: "workshops/texas-rail.json" is "/workshops/texas-rail", "index.json" is "/". */
export function toRoute(file: string): string {
  return `/${file.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`
}
