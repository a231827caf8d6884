import type { ResolvedPage } from '../../resolved'
import { siteRoutes } from '../../inspect/site-routes'
import type { WholeSite } from '../../inspect/whole-site'

/**
 * The pages that something else of the site links to: another page, site.json (navigation, footer, forms, redirects),
 * or a list of cities on another page.
 * @param site without errors, so that its sections are what their schemas say
 */
export function linkedPages({ sources, resolved, linkSources, facts }: WholeSite): Set<ResolvedPage> {
  const pages = new Map(resolved.pages.map((page) => [page.document, page]))
  const targets = siteRoutes(sources, resolved).flatMap(({ route, origin }) => {
    const page = origin && pages.get(origin.document)
    return page && linkSources.hasOther(route, page.route) ? [page] : []
  })
  const lists = resolved.pages.filter((page) => facts.get(page)?.listsCities)
  const listed = resolved.pages.filter(({ vars, route }) => vars.city && lists.some((list) => list.route !== route))
  return new Set([...targets, ...listed])
}
