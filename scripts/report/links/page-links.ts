import type { OpenSite } from '../../../renderer/pipeline/inspect'
import { siteRoutes } from '../../../renderer/pipeline/inspect/site-routes'
import { isRecord } from '../../../renderer/pipeline/documents/is-record'
import { internalLinks } from '../../../renderer/pipeline/texts/internal-links'
import { textsOfPage } from '../../../renderer/pipeline/texts/site-texts'

/**
 * The pages that each page leads to by what its own document says, without itself. What stands on every page alike says
 * nothing of this one: the header, the footer, shared sections, the lists of all cities.
 * @returns the routes of pages by route, in alphabetical order; a link to an alias or a redirect leads to its page
 */
export function pageLinks({ resolved, sources }: Pick<OpenSite, 'resolved' | 'sources'>): Map<string, string[]> {
  const pages = pagesByAddress({ resolved, sources })
  return new Map(
    resolved.pages.map((page) => {
      const own = textsOfPage(page).filter(({ origin }) => origin.document === page.document)
      const targets = internalLinks(own).flatMap(({ route }) => pages.get(route) ?? [])
      return [page.route, [...new Set(targets)].filter((target) => target !== page.route).sort()]
    }),
  )
}

/** The page that answers each address of the site. */
function pagesByAddress({ resolved, sources }: Pick<OpenSite, 'resolved' | 'sources'>): Map<string, string> {
  const byDocument = new Map(sources.pages.map(({ route, document }) => [document, route]))
  const redirects = Array.isArray(resolved.site.redirects) ? resolved.site.redirects : []
  const moved = new Map(redirects.filter(isRecord).map(({ from, to }) => [from, to]))
  const addresses = siteRoutes(sources, resolved).map(({ route, origin }): [string, string | undefined] => [
    route,
    origin && byDocument.get(origin.document),
  ])
  const pages = new Map(addresses.flatMap(([address, page]) => (page === undefined ? [] : [[address, page]])))
  for (const [from, to] of moved) {
    const page = pages.get(String(to))
    if (page) pages.set(String(from), page)
  }
  return pages
}
