import { NOT_FOUND_ROUTE, decodeRoute } from '../../site/addresses'
import { citiesOf, nearbyIn } from '../../cities/nearby'
import { type Origin, originKey } from '../../documents/document'
import { isRecord, valueAt } from '../../documents/json-tree'
import type { Description, Problem } from '../../problems/problem'
import { didYouMean, suggest } from '../../problems/suggest'
import { markedPage, markedSection, otherPage, pageExample, proseText } from '../definition/examples'
import { isImageAddress, isRoute, meantRoute } from '../values/formats'
import { type Finding, type FoundLink, type SiteView, errors, originIn, warnings } from '../definition/rule'
import type { PageFacts } from '../../site/page'

export const LINK_RULES = [
  ...errors({
    'broken-link': {
      asks: 'A link within the site leads to an address that a page, an alias or a redirect answers.',
      why: 'Visitors and search engines would come to the page for unknown addresses.',
      fix: 'Correct the link, or add the page; for a page that has moved, add its old address to "aliases".',
      example: markedSection(proseText({ title: '"More"', body: 'Back to the [start](«/strat»).' }), '/'),
      checkSite: (view) => {
        // while redirects or aliases are unreadable, the addresses of the site are not known
        if (!isRecord(view.site.document?.value) || view.earlier.some(isLostAddress)) return []
        const { byRoute } = view.addresses
        const files = new Set(view.site.publicFiles.filter((file) => !file.startsWith('/images/')))
        const mayAnswer = answersOfWrongDocuments(view)
        // a page whose file has a wrong name is reported there
        const misnamed = view.pages.flatMap(({ route }) => (isRoute(route) ? [] : meantRoute(route)))
        return aboutLinks(view, ({ route }) => {
          const isFile = files.has(decodeRoute(route) ?? '')
          if (route === '' || byRoute.has(route) || isFile || misnamed.includes(route) || mayAnswer(route))
            return undefined
          const meant = meantRoute(route)
          const hint = isImageAddress(route)
            ? 'A picture has a field of its own: no link leads to one, and a text shows none.'
            : meant && byRoute.has(meant)
              ? suggest(meant)
              : didYouMean(route, byRoute.keys())
          const missing = `to ${route}, which no page answers`
          return { what: `leads ${missing}`, group: `lead ${missing}`, hint }
        })
      },
    },
    'broken-anchor': {
      asks: 'A link to a place on a page leads to something that has this id.',
      why: 'The visitor would land at the top of the page, or stay where they are.',
      fix: 'Correct the link, or give the section it should lead to this "id".',
      example: markedSection(
        '{ "type": "prose", "id": "more", "title": "More", "body": "Read [more](«#mroe»)." }',
        '#more',
      ),
      checkSite: (view) => {
        const isReadable = readablePages(view)
        // a link in a shared section is on many pages, but is one mistake
        const broken = new Map<string, { found: FoundLink; origin: Origin; page: PageFacts; others: number }>()
        for (const found of view.links) {
          const target = view.addresses.byRoute.get(found.route)?.page
          // a link without a route leads to each page that it is on
          const leads = found.route
            ? [{ page: target, from: found }]
            : found.pages.map((page) => ({ page, from: { ...found, pages: [page], origins: [] } }))
          for (const { page, from } of leads) {
            if (!page || found.anchor === undefined || page.anchors.includes(found.anchor) || !isReadable(page))
              continue
            for (const origin of originsOfLink(view, from)) {
              const place = `${originKey(origin)}\0${found.link}`
              const first = broken.get(place)
              if (first) first.others++
              else broken.set(place, { found, origin, page, others: 0 })
            }
          }
        }
        return Array.from(broken.values(), ({ found: { link, anchor }, origin, page: { route, anchors }, others }) => {
          const more = others > 0 ? ` and ${others} other ${others === 1 ? 'page' : 'pages'}` : ''
          const what = `leads to #${anchor}, but nothing on ${route}${more} has that id`
          const known = anchors.map((id) => `#${id}`)
          const hint = didYouMean(`#${anchor}`, known, `Give the section it should lead to an "id": "${anchor}".`)
          return { origin, what, hint, mark: { part: link } }
        })
      },
    },
  }),
  ...warnings({
    'orphan-page': {
      asks: 'Every page is linked from another one, or from the navigation or the footer.',
      why: 'Visitors find such a page only by its address, and search engines think little of it.',
      fix: 'Link to it from where visitors look for it. One that is reached another way, as after a form, has "index": false.',
      example: pageExample(
        { body: 'We bake bread.' },
        { body: 'We bake [bread](/bread).' },
        { 'pages/bread.json': otherPage('Bread', 'Rye and wheat.') },
      ),
      checkSite: (view) => {
        const linked = new Set(['/', NOT_FOUND_ROUTE, ...linkedRoutes(view), ...listedRoutes(view)])
        return view.pages
          .filter(({ route, index }) => index && !linked.has(route))
          .map(({ route, file }) => {
            const what = 'is linked from no other page, nor from the navigation or the footer'
            const hint = `Link to ${route} from where visitors look for it, or give the page "index": false.`
            return { origin: originIn(view, file, []), what, hint, mark: 'beginning' as const }
          })
      },
    },
    'link-to-alias': {
      asks: 'Links name a page by its own address, not by an alias.',
      why: 'Search engines keep one address of a page: its own. Links to another one count for less.',
      fix: 'Write the page’s own address: its path below pages/.',
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
      asks: 'A link to a page of the site names its path alone.',
      why: 'With its domain it leads away from a copy of the site that somebody tries out, and to nowhere once the domain changes.',
      fix: 'Leave out https:// and the domain: /contactus.',
      example: markedSection(
        proseText({ title: '"More"', body: 'Back to the [start](«https://acme.example/»).' }),
        '/',
      ),
      checkSite: (view) =>
        aboutLinks(view, ({ link }) => {
          if (!link.startsWith('https://')) return undefined
          const hint = `Write ${link.replace(/^https:\/\/[^/?#]*\/?/, '/')} instead.`
          return { what: `leads to ${link}, which is a page of this site`, hint }
        }),
    },
  }),
]

/** All places of a link. */
const originsOfLink = ({ linksOn }: SiteView, { link, pages, origins }: FoundLink): Origin[] => [
  ...pages.flatMap(({ file }) => linksOn(file).flatMap((other) => (other.link === link ? other.source.origin : []))),
  ...origins,
]

/** Findings about single links, at all of their places. */
const aboutLinks = (view: SiteView, describe: (found: FoundLink) => Description | undefined) =>
  view.links.flatMap((found): Finding[] => {
    const about = describe(found)
    if (!about) return []
    return originsOfLink(view, found).map((origin) => ({ origin, mark: { part: found.link }, ...about }))
  })

/** Whether a problem leaves an address of the site unknown. */
const isLostAddress = ({ pointer }: Problem) => /^\/(redirects|aliases)(\/\d+(\/from)?)?$/.test(pointer)

/** Creates a function that returns whether a document with errors may answer an address once it is corrected. */
function answersOfWrongDocuments({ site, pages, earlier }: SiteView): (route: string) => boolean {
  const wrong = new Set(earlier.map(({ file }) => file))
  const files = [...pages.map(({ file }) => file), ...(site.document ? [site.document.file] : [])]
  let texts: string[] | undefined
  return (route) => {
    texts ??= files.filter((file) => wrong.has(file)).map((file) => site.textOf(file))
    return texts.some((text) => namesElsewhere(text, route))
  }
}

/** Whether a text names an address elsewhere than in a link. */
const namesElsewhere = (text: string, route: string): boolean =>
  text
    .split(JSON.stringify(route))
    .slice(0, -1)
    .some((before) => !/"(href|to)"\s*:\s*$/.test(before))

/** Whether all ids of a page are known, since neither it nor its shared sections have errors. */
function readablePages({ site, earlier }: SiteView): (page: PageFacts) => boolean {
  const failed = new Set(earlier.map(({ file }) => file))
  return ({ isValid, file, shared }) =>
    isValid && !failed.has(file) && !shared.some((name) => failed.has(site.shared.get(name)?.file ?? ''))
}

/** The routes of the pages that are linked from another page, or from site.json: its navigation, footer, forms, redirects. */
const linkedRoutes = ({ links, site, addresses: { byRoute } }: SiteView): string[] =>
  links.flatMap(({ route, pages, origins }) => {
    const target = byRoute.get(route)?.page
    // links in unused sections don't count
    const isLinked = pages.some((page) => page !== target) || origins.some(({ document }) => document === site.document)
    return target && isLinked ? target.route : []
  })

/** The routes of the city pages that another page lists. */
function listedRoutes({ pages, site: { data } }: SiteView): string[] {
  const home = valueAt(data, ['address', 'coordinates'])
  const nearby = nearbyIn(citiesOf(pages), typeof home === 'string' ? home : undefined)
  const lists = pages.filter((page) => page.listsCities).map(({ route }) => route)
  return lists.flatMap((list) => nearby(list).flatMap(({ route }) => (route === list ? [] : [route])))
}
