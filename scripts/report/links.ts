import { addressesOf } from '../../renderer/site/addresses'
import { internalLinks } from '../../renderer/documents/links'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { textsOfPage } from '../../renderer/schema/texts'

/**
 * Lists the pages that each page links to in its own document, except itself. Links in the header, the footer, shared sections
 * and lists of cities don't count, since they say nothing about a single page.
 * @returns the routes of pages by route, in alphabetical order; a link to an alias or a redirect counts for its page
 */
export function linksOfPages({ document, data, resolvedPages, facts }: OpenSite): Map<string, string[]> {
  const { byRoute } = addressesOf(facts, { document, data })
  const pageAt = (route: string): string | undefined => {
    const { page, redirect } = byRoute.get(route) ?? {}
    return (page ?? byRoute.get(redirect?.to ?? '')?.page)?.route
  }
  return new Map(
    resolvedPages.map((page) => {
      const ownTexts = textsOfPage(page).filter(({ origin }) => origin.document === page.document)
      const targets = internalLinks(ownTexts).flatMap(({ route }) => pageAt(route) ?? [])
      return [page.route, [...new Set(targets)].filter((target) => target !== page.route).sort()]
    }),
  )
}
