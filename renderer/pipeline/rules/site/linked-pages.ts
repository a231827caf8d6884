import type { Site } from '../../../../schemas/types'
import { citiesOf } from '../../cities/cities-of'
import { nearbyIn } from '../../cities/nearby-in-model'
import { siteRoutes } from '../../inspect/site-routes'
import type { WholeSite } from '../../inspect/whole-site'
import type { ResolvedPage } from '../../resolved'
import { listedCities } from './listed-cities'

/**
 * The pages that something else of the site links to: another page, site.json (navigation, footer, forms, redirects),
 * or a list of cities on another page.
 * @param site without errors, so that its documents are what their schemas say
 */
export function linkedPages(site: WholeSite): Set<ResolvedPage> {
  const { sources, resolved, linkSources } = site
  const pages = new Map(resolved.pages.map((page) => [page.document, page]))
  const targets = siteRoutes(sources, resolved).flatMap(({ route, origin }) => {
    const page = origin && pages.get(origin.document)
    return page && linkSources.hasOther(route, page.route) ? [page] : []
  })
  const listed = listedRoutes(site)
  return new Set([...targets, ...resolved.pages.filter(({ route }) => listed.has(route))])
}

/** The routes of the city pages that stand in a list on another page. */
function listedRoutes({ resolved: { pages, site }, facts }: WholeSite): Set<string> {
  const cities = citiesOf(pages)
  const lists = pages.filter((page) => facts.get(page)?.listsCities).map(({ route }) => route)
  return listedCities(cities, new Set(lists), nearbyIn({ site: site as unknown as Site, cities }))
}
