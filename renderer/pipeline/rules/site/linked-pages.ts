import type { Section } from '../../../../schemas/types'
import { listsCities } from '../../../../sections/lists-cities'
import type { ResolvedPage, ResolvedSite } from '../../resolved'
import { siteRoutes } from '../../site-routes'
import type { WholeSite } from '../../whole-site'
import { internalLinks } from './internal-links'

/**
 * The pages that something else of the site links to: another page, site.json (navigation, footer, forms, redirects),
 * or a list of cities on another page.
 * @param site without errors, so that its sections are what their schemas say
 */
export function linkedPages({ sources, resolved, texts }: WholeSite): Set<ResolvedPage> {
  const pages = new Map(resolved.pages.map((page) => [page.document, page]))
  const owners = new Map(
    siteRoutes(sources, resolved).map(({ route, origin }) => [route, origin && pages.get(origin.document)]),
  )
  const targets = internalLinks(texts).flatMap(({ source: { page, origin }, route }) => {
    // a shared section that no page uses is no place to come from
    const isSeen = page !== undefined || origin.document === resolved.document
    const target = owners.get(route)
    return isSeen && target && target !== page ? [target] : []
  })
  return new Set([...targets, ...listedCities(resolved)])
}

/** The city pages that stand in a list of cities on another page. */
function listedCities({ pages }: ResolvedSite): ResolvedPage[] {
  const lists = pages.filter(({ data }) => (data.sections as Section[]).some(listsCities))
  return pages.filter((page) => page.vars.city && lists.some((list) => list !== page))
}
