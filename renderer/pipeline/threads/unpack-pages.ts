import { readFileSync } from 'node:fs'
import type { SourceDocument } from '../documents/document'
import { JsonDocument } from '../documents/json-document'
import { InspectedPages } from '../inspect/inspected-pages'
import { noteUses } from '../resolve/shared-use'
import type { ResolvedPage } from '../resolved'
import { PageText } from '../texts/page-text'
import type { PackedPage, PackedPages } from './packed-pages'

/**
 * Inspected pages as they were before another thread packed them; their documents are read again when they are asked for.
 * @param routes the addresses of all pages of the site
 * @param shared the documents of shared/, which sections may come from
 */
export function unpackPages(
  packed: PackedPages,
  routes: ReadonlySet<string>,
  shared: Iterable<SourceDocument>,
): InspectedPages {
  const pages = new InspectedPages(routes, false)
  const documents = new Map([...shared].map((document) => [document.file, document]))
  const byRoute = new Map<string, ResolvedPage>()
  for (const one of packed.pages) {
    const document = new JsonDocument(one.file, undefined, one.broken, () => readFileSync(one.file, 'utf8'))
    documents.set(one.file, document)
    pages.sources.push({ route: one.route, document })
    const page = unpackPage(one, documents)
    if (!page) continue
    byRoute.set(one.route, page)
    pages.pages.push(page)
    if (one.facts) pages.facts.set(page, one.facts)
  }
  pages.found.add(packed.found)
  for (const [name, variables] of packed.uses) noteUses(pages.uses, [name], variables)
  for (const { file, path } of packed.unfilled) pages.unfilled.push({ document: known(documents, file), path })
  for (const { page, path, format, text, minWidth, mayDecorate, ...link } of packed.links) {
    const source = new PageText({ path, format, text, minWidth, mayDecorate }, known(byRoute, page))
    pages.texts.links.push({ ...link, source })
  }
  pages.texts.linkSources.append(packed.linkOrigins)
  for (const image of packed.namedImages) pages.texts.namedImages.add(image)
  return pages
}

function unpackPage(
  { route, file, resolved, origins }: PackedPage,
  documents: Map<string, SourceDocument>,
): ResolvedPage | undefined {
  return (
    resolved && {
      ...resolved,
      route,
      document: known(documents, file),
      origins: origins.map(({ index, shared, overrides }) =>
        shared === undefined ? { index, overrides } : { index, shared: known(documents, shared), overrides },
      ),
    }
  )
}

/** @throws when another thread named what this one doesn't know: a bug of ours */
function known<T>(things: Map<string, T>, name: string): T {
  const thing = things.get(name)
  if (!thing) throw new Error(`Another thread named ${name}, which is not known here.`)
  return thing
}
