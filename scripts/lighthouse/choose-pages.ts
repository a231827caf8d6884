import { NOT_FOUND_ROUTE } from '../../renderer/site/addresses'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { didYouMean } from '../../renderer/problems/suggest'
import { UsageError } from '../command'
import type { PageFacts } from '../../renderer/site/page'

/** How many pages represent the others. */
const SAMPLE = 6

type Site = Pick<OpenSite, 'facts' | 'pages'>

/**
 * Chooses the pages to measure: the named ones, the sample, or else all. An alias stands for its page. The page for unknown
 * addresses is measured only if it is named, since its status 404 costs points.
 * @throws UsageError if a named address is not a page
 */
export function choosePages(site: Site, choice: { routes?: string[]; sample?: boolean }): PageFacts[] {
  const routes = choice.sample ? sampleRoutes(site) : choice.routes
  if (!routes) return site.facts.filter(isFound)
  const pagesByRoute = new Map(
    site.facts.flatMap((page) => [page.route, ...page.aliases].map((route) => [route, page])),
  )
  const named = routes.map((route) => {
    const page = pagesByRoute.get(route)
    if (page) return page
    const hint = didYouMean(route, [...pagesByRoute.keys()], 'Give an address such as /plano.')
    throw new UsageError(`no page has the address ${route}. ${hint}`)
  })
  return [...new Set(named)]
}

const isFound = ({ route }: { route: string }) => route !== NOT_FOUND_ROUTE

/** Chooses the pages that differ most: each has the most section types that the ones before it lack. */
function sampleRoutes({ pages }: Site): string[] {
  const rest = pages
    .filter(isFound)
    .map(({ route, data }) => ({ route, types: new Set(data.sections.map(({ type }) => type)) }))
  const chosen: string[] = []
  while (rest.length > 0 && chosen.length < SAMPLE) {
    const best = rest.reduce((best, page) => (page.types.size > best.types.size ? page : best))
    chosen.push(best.route)
    rest.splice(rest.indexOf(best), 1)
    for (const { types } of rest) for (const type of best.types) types.delete(type)
  }
  return chosen
}
