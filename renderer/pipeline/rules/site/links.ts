import { NOT_FOUND_ROUTE } from '../../addresses'
import { citiesOf, nearbyIn } from '../../cities/nearby'
import { type Origin, originKey } from '../../documents/document'
import { isRecord } from '../../documents/json-tree'
import { type Problem, problemOf } from '../../problems/problem'
import { didYouMean } from '../../problems/suggest'
import type { PageFacts } from '../../site'
import { isSite } from '../../validate/validator'
import { invalidImage } from '../content/pictures'
import { markedPage, markedSection, otherPage, pageExample, proseText } from '../examples'
import { type FoundLink, type SiteRule, type SiteView, originIn, originsOfLink } from '../rule'

export const brokenLink: SiteRule = {
  name: 'broken-link',
  severity: 'error',
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
    return view.links
      .filter(({ route }) => route !== '' && !byRoute.has(route) && !files.has(route) && !mayAnswer(route))
      .flatMap((found) => {
        const { link, route } = found
        const what = `leads to ${route}, which no page answers`
        const hint = invalidImage.test(route)
          ? 'A picture has a field of its own: no link leads to one, and a text shows none.'
          : didYouMean(route, byRoute.keys(), 'Add the page, or change the link.')
        return originsOfLink(view, found).map((origin) => problemOf(brokenLink, origin, { what, hint }, { part: link }))
      })
  },
}

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

export const brokenAnchor: SiteRule = {
  name: 'broken-anchor',
  severity: 'error',
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
      const page = found.route ? view.addresses.byRoute.get(found.route)?.page : found.page
      if (!page || found.anchor === undefined || page.anchors.includes(found.anchor) || !isReadable(page)) continue
      for (const origin of originsOfLink(view, found)) {
        const place = `${originKey(origin)}\0${found.link}`
        const first = broken.get(place)
        if (first) first.others++
        else broken.set(place, { found, origin, page, others: 0 })
      }
    }
    return Array.from(broken.values(), ({ found: { link, anchor }, origin, page: { route, anchors }, others }) => {
      const more = others > 0 ? ` and ${others} other ${others === 1 ? 'page' : 'pages'}` : ''
      const what = `leads to #${anchor}, but nothing on ${route}${more} has that id`
      const known = anchors.map((id) => `#${id}`)
      const hint = didYouMean(`#${anchor}`, known, `Give the section it should lead to an "id": "${anchor}".`)
      return problemOf(brokenAnchor, origin, { what, hint }, { part: link })
    })
  },
}

/** Whether all ids of a page are known, since neither it nor its shared sections have errors. */
function readablePages({ site, earlier }: SiteView): (page: PageFacts) => boolean {
  const failed = new Set(earlier.map(({ file }) => file))
  return ({ isValid, file, shared }) =>
    isValid && !failed.has(file) && !shared.some((name) => failed.has(site.shared.get(name)?.file ?? ''))
}

export const orphanPage: SiteRule = {
  name: 'orphan-page',
  severity: 'warning',
  asks: 'Every page is linked from another one, or from the navigation or the footer.',
  why: 'Visitors find such a page only by its address, and search engines think little of it.',
  fix: 'Link to it from where visitors look for it. One that is reached another way, as after a form, has "index": false.',
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
    const linked = new Set(['/', NOT_FOUND_ROUTE, ...linkedRoutes(view), ...listedRoutes(view)])
    return view.pages
      .filter(({ route, index }) => index && !linked.has(route))
      .map(({ route, file }) => {
        const what = 'is linked from no other page, nor from the navigation or the footer'
        const hint = `Link to ${route} from where visitors look for it, or give the page "index": false.`
        return problemOf(orphanPage, originIn(view, file, []), { what, hint }, 'beginning')
      })
  },
}

export const linkToAlias: SiteRule = {
  name: 'link-to-alias',
  severity: 'warning',
  asks: 'Links name a page by its own address, not by an alias.',
  why: 'Search engines keep one address of a page: its own. Links to another one count for less.',
  fix: 'Write the page’s own address: its path below pages/.',
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

export const absoluteLink: SiteRule = {
  name: 'absolute-link',
  severity: 'warning',
  asks: 'A link to a page of the site names its path alone.',
  why: 'With its domain it leads away from a copy of the site that somebody tries out, and to nowhere once the domain changes.',
  fix: 'Leave out https:// and the domain: /contactus.',
  example: markedSection(proseText({ title: '"More"', body: 'Back to the [start](«https://acme.example/»).' }), '/'),
  checkSite: (view) =>
    view.links.flatMap((found) => {
      if (!found.link.startsWith('https://')) return []
      const what = `leads to ${found.link}, which is a page of this site`
      const hint = `Write ${found.link.replace(/^https:\/\/[^/?#]*\/?/, '/')} instead.`
      return originsOfLink(view, found).map((origin) =>
        problemOf(absoluteLink, origin, { what, hint }, { part: found.link }),
      )
    }),
}

/** The routes of the pages that are linked from another page, or from site.json: its navigation, footer, forms, redirects. */
const linkedRoutes = ({ links, site, addresses: { byRoute } }: SiteView): string[] =>
  links.flatMap(({ route, page, origin }) => {
    // links in unused sections don't count
    if (!page && origin?.document !== site.document) return []
    const target = byRoute.get(route)?.page
    return target && target !== page ? target.route : []
  })

/** The routes of the city pages that another page lists. */
function listedRoutes({ pages, site: { data } }: SiteView): string[] {
  if (!isSite(data)) return []
  const nearby = nearbyIn({ site: data, cities: citiesOf(pages) })
  const lists = pages.filter((page) => page.listsCities).map(({ route }) => route)
  return lists.flatMap((list) => nearby(list).flatMap(({ route }) => (route === list ? [] : [route])))
}

export const LINK_RULES: SiteRule[] = [brokenLink, brokenAnchor, orphanPage, absoluteLink, linkToAlias]
