import type { InspectedPages } from '../inspect/inspected-pages'
import type { Link } from '../texts/internal-links'
import type { PackedLink, PackedPage, PackedPages } from './packed-pages'

/** Inspected pages as plain data for another thread. They must have been thinned. */
export function packPages(inspected: InspectedPages): PackedPages {
  const { found, texts, uses, unfilled } = inspected
  return {
    found: found.byStage,
    pages: pagesOf(inspected),
    uses,
    unfilled: unfilled.map(({ document, path }) => ({ file: document.file, path })),
    links: texts.links.map(packLink),
    linkOrigins: texts.linkSources.origins,
    namedImages: texts.namedImages,
  }
}

function pagesOf({ sources, pages, facts }: InspectedPages): PackedPage[] {
  const resolved = new Map(pages.map((page) => [page.document, page]))
  return sources.map(({ route, document }): PackedPage => {
    const { file, broken } = document
    const page = resolved.get(document)
    if (!page) return { route, file, broken, origins: [] }
    const { data, vars, variables, complete } = page
    const origins = page.origins.map(({ index, shared, overrides }) => ({ index, shared: shared?.file, overrides }))
    return { route, file, broken, resolved: { data, vars, variables, complete }, origins, facts: facts.get(page) }
  })
}

function packLink({ source, ...link }: Link): PackedLink {
  const { path, format, text, minWidth, mayDecorate, page } = source
  if (!page) throw new Error(`"${link.link}" is a link that stands on no page.`)
  return { ...link, path, format, text, minWidth, mayDecorate, page: page.route }
}
