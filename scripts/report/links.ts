import { addressesOf } from '../../renderer/site/addresses'
import { internalLinks } from '../../renderer/documents/links'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { textsOfPage } from '../../renderer/schema/texts'

/**
 * The pages that each page leads to by what its own document says, without itself. What is the same on every page says
 * nothing about this one: the header, the footer, shared sections, the lists of all cities.
 * @returns the routes of pages by route, in alphabetical order; a link to an alias or a redirect leads to its page
 */
export function linksOfPages({ document, data, resolvedPages, facts }: OpenSite): Map<string, string[]> {
  const { byRoute } = addressesOf(facts, { document, data })
  const pageAt = (route: string): string | undefined => {
    const { page, redirect } = byRoute.get(route) ?? {}
    return (page ?? byRoute.get(redirect?.to ?? '')?.page)?.route
  }
  return new Map(
    resolvedPages.map((page) => {
      const own = textsOfPage(page).filter(({ origin }) => origin.document === page.document)
      const targets = internalLinks(own).flatMap(({ route }) => pageAt(route) ?? [])
      return [page.route, [...new Set(targets)].filter((target) => target !== page.route).sort()]
    }),
  )
}
