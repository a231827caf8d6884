import { citiesOf, nearbyIn } from '../cities/nearby'
import { NOT_FOUND_ROUTE } from '../addresses'
import type { PageFacts } from '../facts'
import { problemOf } from '../problems/problem-of'
import { isSite } from '../validate/validator'
import { markedPage, otherPage, pageExample } from './examples'
import type { SiteRule } from './rule'
import { type SiteView, originIn, originsOfLink } from './site-view'

export const orphanPage: SiteRule = {
  name: 'orphan-page',
  severity: 'warning',
  asks: 'Every page is linked from another one, or from the navigation or the footer.',
  why: 'Visitors find such a page only by its address, and search engines think little of it.',
  mend: 'Link to it from where visitors look for it. One that is reached another way, as after a form, has "index": false.',
  example: pageExample(
    { body: 'We bake bread.' },
    { body: 'We bake [bread](/bread).' },
    {
      'pages/bread.json': otherPage(
        'Bread',
        'Another page, with another sentence that is neither too short nor too long.',
        'Rye and wheat.',
      ),
    },
  ),
  checkSite: (view) => {
    const linked = new Set([...linkedRoutes(view), ...listedRoutes(view)])
    return view.pages
      .filter((page) => !isReachedOtherwise(page) && !linked.has(page.route))
      .map(({ route, file }) => {
        const what = 'is linked from no other page, nor from the navigation or the footer'
        const hint = `Link to ${route} from where visitors look for it, or give the page "index": false.`
        return problemOf(orphanPage, originIn(view, file, []), { what, hint }, 'beginning')
      })
  },
}

const isReachedOtherwise = ({ route, index }: PageFacts): boolean =>
  route === '/' || route === NOT_FOUND_ROUTE || !index

export const linkToAlias: SiteRule = {
  name: 'link-to-alias',
  severity: 'warning',
  asks: 'Links name a page by its own address, not by an alias.',
  why: 'Search engines keep one address of a page: its own. Links to another one count for less.',
  mend: 'Write the page’s own address: its path below pages/.',
  example: markedPage({ more: '"aliases": ["/start"]', body: 'Back to [the beginning](«/start»).' }, '/'),
  checkSite: (view) =>
    view.links.flatMap((found) => {
      const { link, route } = found
      const { kind, page } = view.addresses.byRoute.get(route) ?? {}
      if (kind !== 'alias' || !page) return []
      const what = `leads to ${route}, which is only an alias of ${page.route}`
      const hint = `Write ${link.replace(route, page.route)} instead.`
      return originsOfLink(view, found).map((origin) => problemOf(linkToAlias, origin, { what, hint }, { part: link }))
    }),
}

/** The routes of the pages to which another page links, or site.json: its navigation, footer, forms, redirects. */
const linkedRoutes = ({ links, site, addresses: { byRoute } }: SiteView): string[] =>
  links.flatMap(({ route, page, origin }) => {
    // nobody sees a section that no page uses
    if (!page && origin?.document !== site.document) return []
    const target = byRoute.get(route)?.page
    return target && target !== page ? target.route : []
  })

/** The routes of the city pages that stand in a list on another page. */
function listedRoutes({ pages, site: { data } }: SiteView): string[] {
  if (!isSite(data)) return []
  const nearby = nearbyIn({ site: data, cities: citiesOf(pages) })
  const lists = pages.filter((page) => page.listsCities).map(({ route }) => route)
  return lists.flatMap((list) => nearby(list).flatMap(({ route }) => (route === list ? [] : [route])))
}
