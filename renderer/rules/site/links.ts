import { FEED } from '../../../sections/page/feed'
import { NOT_FOUND_ROUTE, redirectAt } from '../../site/addresses'
import { decodeRoute } from '../../site/old-addresses'
import { citiesOf, localCities } from '../../cities/nearby'
import { internalRoute } from '../../documents/links'
import { type Origin, originKey } from '../../documents/document'
import { isRecord, valueAt } from '../../documents/json-tree'
import { count } from '../../problems/pretty'
import type { Description, Problem } from '../../problems/problem'
import { didYouMean, suggest } from '../../problems/suggest'
import { markedPage, markedSection, otherPage, pageExample, proseText } from '../definition/examples'
import { isImageAddress, isRoute, meantRoute } from '../values/formats'
import { type Finding, type FoundLink, type SiteView, errors, originIn, warnings } from '../definition/rule'
import { pageLanguage } from '../../site/languages'
import type { PageFacts } from '../../site/page'
import { translationsAmong } from '../../site/translations'
import { sourceFilesOf } from '../../site/site'

export const LINK_RULES = [
  ...errors({
    'broken-link': {
      asks: 'A link within the site leads to a page, an alias or a redirect.',
      why: 'Visitors and search engines would end up on the page for unknown addresses.',
      fix: 'Correct the link, or add the page. If the page has moved, add its old address to its "aliases".',
      example: markedSection(proseText({ title: '"More"', body: 'Back to the [start](«/strat»).' }), '/'),
      checkSite: (view) => {
        // if redirects or aliases can't be read, the site may have more addresses than these
        if (!isRecord(view.site.document?.value) || view.earlier.some(isLostAddress)) return []
        const { byRoute } = view.addresses
        const publicFiles = view.site.publicFiles.filter((file) => !file.startsWith('/images/'))
        const feeds = view.pages.some(({ article }) => article) ? [FEED] : []
        const files = new Set([...publicFiles, ...GENERATED, ...feeds])
        const exists = (route: string) =>
          byRoute.has(route) || view.absentByRoute.has(route) || files.has(decodeRoute(route) ?? '')
        const mayBeInWrongDocument = createWrongDocumentSearch(view)
        const targetsOfWildcards = new Set(
          view.addresses.patterns.filter(({ isWildcard, to }) => isWildcard && to.includes('*')).map(({ to }) => to),
        )
        // a page whose file has a wrong name is reported at the file
        const misnamedRoutes = view.pages.filter(({ route }) => !isRoute(route)).map(({ route }) => meantRoute(route))
        return aboutLinks({ ...view, links: allLinks(view) }, ({ link, route }) => {
          if (route === '' || exists(route)) return undefined
          if (misnamedRoutes.includes(route) || mayBeInWrongDocument(route)) return undefined
          if (targetsOfWildcards.has(link)) {
            const folder = route.replace(/\*.*/, '')
            const isBelow = (address: string) => address.startsWith(folder)
            if ([...byRoute.keys(), ...files].some(isBelow) || redirectAt(folder, view.addresses)) return undefined
            return { what: `leads to ${route}, but there is no page below ${folder}` }
          }
          const redirect = redirectAt(route + (/\?[^#]*/.exec(link)?.[0] ?? ''), view.addresses)
          const target = redirect && internalRoute(redirect.to)
          // where a redirect leads is a link of its own, except for the rest of an address that a wildcard takes over
          if (redirect && (!target || redirect.to === redirect.redirect.to || exists(target))) return undefined
          if (redirect) return { what: `leads to ${route}, which redirects to ${target}, but there is no such page` }
          const meant = meantRoute(route)
          const hint = isImageAddress(route)
            ? 'Pictures have fields of their own: a link can’t lead to one, and text can’t show one.'
            : meant && byRoute.has(meant)
              ? suggest(meant)
              : didYouMean(route, byRoute.keys())
          const mistake = `to ${route}, but there is no such page`
          return { what: `leads ${mistake}`, group: `lead ${mistake}`, hint }
        })
      },
    },
    'broken-anchor': {
      asks: 'A link to a place on a page leads to something with that id.',
      why: 'Visitors would land at the top of the page, or stay where they are.',
      fix: 'Correct the link, or add the "id" to the section that it should lead to.',
      example: markedSection(
        '{ "type": "prose", "id": "more", "title": "More", "body": "Read [more](«#mroe»)." }',
        '#more',
      ),
      checkSite: (view) => {
        const isReadable = readablePages(view)
        // a link in a shared section is on many pages, but is one mistake
        const brokenByPlace = new Map<
          string,
          { link: FoundLink; origin: Origin; page: PageFacts; otherPages: number }
        >()
        for (const { link, page } of linksToPages(view)) {
          const { anchor } = link
          if (anchor === undefined || page.anchors.includes(anchor) || !isReadable(page)) continue
          if (page.hidden?.anchors.includes(anchor)) continue
          for (const origin of originsOfLink(view, link)) {
            const place = `${originKey(origin)}\0${link.link}`
            const first = brokenByPlace.get(place)
            if (first) first.otherPages++
            else brokenByPlace.set(place, { link, origin, page, otherPages: 0 })
          }
        }
        return [...brokenByPlace.values()].map(({ link: { link, anchor }, origin, page, otherPages }) => {
          const more = otherPages > 0 ? ` or ${count(otherPages, 'other page')}` : ''
          const what = `leads to #${anchor}, but nothing on ${page.route}${more} has that id`
          const targets = page.anchors.map((id) => `#${id}`)
          const hint = didYouMean(`#${anchor}`, targets, `Add "id": "${anchor}" to the section that it should lead to.`)
          return { origin, what, hint, mark: { part: link } }
        })
      },
    },
  }),
  ...warnings({
    'orphan-page': {
      asks: 'Every page is linked from another page, the navigation or the footer.',
      why: 'Visitors find such a page only if they know its address, and search engines think it unimportant.',
      fix: 'Link to it from where visitors would look for it. A page that is reached another way, such as after a form, should have "index": false.',
      example: pageExample(
        { body: 'We bake bread.' },
        { body: 'We bake [bread](/bread).' },
        { 'pages/bread.json': otherPage('Bread', 'Rye and wheat.') },
      ),
      checkSite: (view) => {
        const reachedRoutes = new Set([
          '/',
          NOT_FOUND_ROUTE,
          ...linkedRoutes(view),
          ...listedRoutes(view),
          ...translatedRoutes(view),
        ])
        return view.pages
          .filter(({ route, index }) => index && !reachedRoutes.has(route))
          .map(({ route, file }) => {
            const what = 'isn’t linked from any other page, the navigation or the footer'
            const hint = `Link to ${route} from where visitors would look for it, or give the page "index": false.`
            return { origin: originIn(view, file, []), what, hint, mark: 'beginning' as const }
          })
      },
    },
    'link-to-alias': {
      asks: 'Links use a page’s own address, not an alias.',
      why: 'Search engines keep only a page’s own address. Links to any other address count for less.',
      fix: 'Write the page’s own address, which is its path in pages/.',
      example: markedPage({ more: '"aliases": ["/start"]', body: 'Back to [the beginning](«/start»).' }, '/'),
      checkSite: (view) =>
        aboutLinks(view, ({ link, route }) => {
          const { kind, page } = view.addresses.byRoute.get(route) ?? {}
          if (kind !== 'alias' || !page) return undefined
          const what = `leads to ${route}, which is only an alias of ${page.route}`
          return { what, hint: `Write ${link.replace(route, page.route)} instead.` }
        }),
    },
    'absolute-link': {
      asks: 'A link to a page on the site is just its path.',
      why: 'With the domain, it leads away from any preview of the site, and nowhere once the domain changes.',
      fix: 'Leave out https:// and the domain: /contactus.',
      example: markedSection(
        proseText({ title: '"More"', body: 'Back to the [start](«https://acme.example/»).' }),
        '/',
      ),
      checkSite: (view) =>
        aboutLinks(view, ({ link }) => {
          if (!link.startsWith('https://')) return undefined
          const hint = `Write ${link.replace(/^https:\/\/[^/?#]*\/?/, '/')} instead.`
          return { what: `leads to ${link}, which is a page on this site`, hint }
        }),
    },
  }),
]

/** What a build adds to the files of public/, besides the feed of articles. */
const GENERATED = ['/sitemap.xml', '/robots.txt']

/** The links within the site, each with the page it leads to, there now or not. A link without a route leads to each page that it is on. */
const linksToPages = (view: SiteView): { link: FoundLink; page: PageFacts }[] =>
  allLinks(view).flatMap((link) => {
    if (!link.route) return link.pages.map((page) => ({ page, link: { ...link, pages: [page], origins: [] } }))
    const page = view.addresses.byRoute.get(link.route)?.page ?? view.absentByRoute.get(link.route)
    return page ? [{ page, link }] : []
  })

function originsOfLink({ linksOn }: SiteView, { link, pages, origins }: FoundLink): Origin[] {
  const linksOnPages = pages.flatMap(({ file }) => linksOn(file)).filter((other) => other.link === link)
  return [...linksOnPages.map(({ source }) => source.origin), ...origins]
}

/** All links as if pages showed those that they will show later: a link must not break on the day when it appears. */
const allLinks = ({ links }: SiteView): FoundLink[] =>
  links.map((link) =>
    link.hiddenPages.length === 0 ? link : { ...link, pages: [...new Set([...link.pages, ...link.hiddenPages])] },
  )

/** Reports the links that pages show now, at all of their places. */
export const aboutLinks = (view: SiteView, describe: (link: FoundLink) => Description | undefined) =>
  view.links.flatMap((link): Finding[] => {
    const description = describe(link)
    if (!description) return []
    return originsOfLink(view, link).map((origin) => ({ origin, mark: { part: link.link }, ...description }))
  })

/** Whether a problem makes an address of the site unreadable. */
const isLostAddress = ({ pointer }: Problem) => /^\/(redirects|aliases)(\/\d+(\/from)?)?$/.test(pointer)

/** Creates a function that returns whether a document may have an address once its errors are corrected. */
function createWrongDocumentSearch({ site, pages, earlier }: SiteView): (route: string) => boolean {
  const wrongFiles = new Set(earlier.map(({ file }) => file))
  const files = [...pages.map(({ file }) => file), ...(site.document ? [site.document.file] : [])]
  let texts: string[] | undefined
  return (route) => {
    texts ??= files.filter((file) => wrongFiles.has(file)).map((file) => site.textOf(file))
    return texts.some((text) => namesElsewhere(text, route))
  }
}

/** Whether a text has an address anywhere except in a link. */
const namesElsewhere = (text: string, route: string): boolean =>
  text
    .split(JSON.stringify(route))
    .slice(0, -1)
    .some((textBefore) => !/"(href|to)"\s*:\s*$/.test(textBefore))

/** Creates a function that returns whether neither a page nor its shared sections and lists have errors, so that all its ids are known. */
function readablePages({ site, earlier }: SiteView): (page: PageFacts) => boolean {
  const wrongFiles = new Set(earlier.map(({ file }) => file))
  return (page) => page.isValid && ![page.file, ...sourceFilesOf(page, site)].some((file) => wrongFiles.has(file))
}

/** The routes of the pages that are linked from another page, or from site.json: its navigation, footer, forms, redirects. */
const linkedRoutes = ({ links, site, addresses: { byRoute } }: SiteView): string[] =>
  links.flatMap(({ route, pages, origins }) => {
    const target = byRoute.get(route)?.page
    // links in unused sections don't count
    const isLinked = pages.some((page) => page !== target) || origins.some(({ document }) => document === site.document)
    return target && isLinked ? target.route : []
  })

/** The routes of the pages that are linked from the same page in another language. */
const translatedRoutes = ({ pages }: SiteView): string[] => Object.keys(translationsAmong(pages))

/** The routes of the city pages that another page lists. */
function listedRoutes({ pages, site: { data } }: SiteView): string[] {
  const home = valueAt(data, ['address', 'coordinates'])
  const cities = citiesOf(pages, data)
  const nearbyOn = (route: string) =>
    localCities(cities, typeof home === 'string' ? home : undefined, pageLanguage(route, data).path).nearby(route)
  const listingPages = pages.filter((page) => page.listsCities)
  return listingPages.flatMap((page) =>
    nearbyOn(page.route)
      .map(({ route }) => route)
      .filter((route) => route !== page.route),
  )
}
