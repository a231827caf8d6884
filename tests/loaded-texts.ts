import { parseDocuments } from '../renderer/pipeline/documents/parse-documents'
import type { LoadedSite } from '../renderer/pipeline/inspect'
import { SMALLEST_SITE } from '../renderer/pipeline/rules/example-site'

/**
 * A site of these documents, over the smallest one that is valid, for tests.
 * @param documents by their path: objects are written as JSON, texts as they are
 * @returns the site, and the names of the documents in the order in which they were read
 */
export function loadedTexts(documents: Record<string, object | string>): { site: LoadedSite; reads: string[] } {
  const texts = new Map(
    Object.entries({ ...SMALLEST_SITE, ...documents }).map(([path, content]) => [
      path,
      typeof content === 'string' ? content : JSON.stringify(content),
    ]),
  )
  const reads: string[] = []
  const parsed = parseDocuments('', texts.keys(), (name) => {
    reads.push(name)
    return texts.get(name) ?? ''
  })
  const logo = SMALLEST_SITE['site.json'].logo.light.src
  return {
    site: { folder: '', publicFolder: '', images: new Map([[logo, undefined]]), publicFiles: [], ...parsed },
    reads,
  }
}
