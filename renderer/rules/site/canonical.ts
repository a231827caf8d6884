import { parseWebAddress } from '../../documents/web-addresses'
import type { Description } from '../../problems/problem'
import { closest, suggest } from '../../problems/suggest'
import { NOT_FOUND_ROUTE, canonicalRoute, redirectAt } from '../../site/addresses'
import type { PageFacts } from '../../site/page'
import { markedPage, otherPage } from '../definition/examples'
import { type SiteView, errors, originIn, repeatsAmong, warnings } from '../definition/rule'
import { isRoute, meantRoute } from '../values/formats'

export const CANONICAL_RULES = [
  ...errors({
    'broken-canonical': {
      asks: 'A canonical address on this site is that of a page that search engines may list.',
      why: 'Search engines list the canonical address instead of the page’s own. If nothing is there that they may list, visitors find neither.',
      fix: 'Write the address that search engines should list. If that is the page’s own, delete the line.',
      example: markedPage({ more: '"canonical": «"https://acme.example/home"»' }, '"https://acme.example"'),
      checkSite: (view) =>
        view.pages.flatMap((page) => {
          const description = describeBroken(page, view)
          return description ? [{ origin: originIn(view, page.file, ['canonical']), ...description }] : []
        }),
    },
  }),
  ...warnings({
    'shared-canonical': {
      asks: 'No two pages have the same canonical address.',
      why: 'Of several pages with one address, search engines list only one. Visitors who search never find the others.',
      fix: 'If visitors should find both pages, delete the line. If the two are really one page, keep one file and add the other’s address to its "aliases".',
      example: markedPage(
        { more: '"canonical": «"https://acme.example/bread"»', body: 'We bake [bread](/bread).' },
        '"https://acme.example"',
        { 'pages/bread.json': otherPage('Bread', 'Rye and wheat.') },
      ),
      checkSite: (view) => {
        const { url } = view.site.data
        const isListed = (page: PageFacts) => isOwn(page, url)
        // pages that are listed at their own address come first
        const pages = [...view.pages.filter(isListed), ...view.pages.filter((page) => !isListed(page))]
        return repeatsAmong(pages, ({ route, canonical }) =>
          canonical === undefined ? route : (canonicalRoute(canonical, url) ?? canonical),
        ).map(([page, first]) => ({
          origin: originIn(view, page.file, ['canonical']),
          what: `is also the address of ${first.file} for search engines, which list only one of the two pages`,
        }))
      },
    },
  }),
]

/** Whether search engines list a page at its own address. */
const isOwn = ({ route, canonical }: PageFacts, url: unknown): boolean =>
  canonical === undefined || canonicalRoute(canonical, url) === route

/** What is wrong with the canonical address of a page, if it is one of this site. */
function describeBroken(page: PageFacts, view: SiteView): Description | undefined {
  const { addresses, pages, site } = view
  const { canonical = '' } = page
  const url = String(site.data.url)
  const route = canonicalRoute(canonical, url)
  if (route === undefined || view.absentByRoute.has(route)) return undefined
  const [host, ownHost] = [parseWebAddress(canonical)?.host, parseWebAddress(url)?.host]
  if (host !== ownHost) return { what: `is at ${host}, but the site is at ${ownHost}`, hint: suggest(url + route) }
  if (route === page.route) return undefined
  const address = addresses.byRoute.get(route)
  if (address?.kind === 'page') return address.page && describeTarget(address.page, url)
  const target = address?.page ?? redirectAt(route, addresses)
  if (target && 'route' in target)
    return { what: `is only an alias of ${target.route}`, hint: suggest(url + target.route) }
  if (target) return { what: `is redirected to ${target.to}` }
  // a page whose file has a wrong name is reported at the file
  const isMisnamed = pages.some((other) => !isRoute(other.route) && meantRoute(other.route) === route)
  if (isMisnamed || site.publicFiles.includes(route)) return undefined
  const routes = pages.map((other) => other.route)
  const meant = [meantRoute(route) ?? '', closest(route, routes) ?? ''].find((candidate) => routes.includes(candidate))
  return { what: `leads to ${route}, but there is no such page`, hint: suggest(meant && url + meant) }
}

/** Why search engines can't list the page at a canonical address. */
function describeTarget(target: PageFacts, url: string): Description | undefined {
  const { route, file, index, canonical } = target
  if (!index || route === NOT_FOUND_ROUTE)
    return { what: `is the address of ${file}, which search engines must not list` }
  if (isOwn(target, url)) return undefined
  return { what: `is the address of ${file}, whose own canonical address is ${canonical}`, hint: suggest(canonical) }
}
