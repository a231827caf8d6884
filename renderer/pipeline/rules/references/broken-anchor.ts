import type { Link } from '../../texts/internal-links'
import { toPointer } from '../../documents/json-tree'
import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import type { ResolvedPage } from '../../resolved'
import { didYouMean } from '../../problems/suggest'
import type { WholeSite } from '../../inspect/whole-site'
import type { SiteRule } from '../rule'
import { targetsOf } from './targets'

export const brokenAnchor: SiteRule = {
  name: 'broken-anchor',
  severity: 'error',
  asks: 'A link to a place on a page leads to something that has this id.',
  why: 'The visitor would land at the top of the page, or stay where they are.',
  mend: 'Correct the link, or give the section it should lead to this "id".',
  example: {
    of: 'section',
    wrong: '{ "type": "prose", "id": "more", "title": "More", "body": "Read [more](«#mroe»)." }',
    right: '{ "type": "prose", "id": "more", "title": "More", "body": "Read [more](#more)." }',
  },
  checkSite: (site) => {
    const targets = targetsOf(site)
    const pages = new Set(readablePages(site))
    const broken = site.links.flatMap((link) => {
      const page = link.route ? targets.get(link.route) : link.source.page
      if (!page || link.anchor === undefined || !pages.has(page)) return []
      const anchors = site.facts.get(page)?.anchors ?? []
      return anchors.includes(link.anchor) ? [] : [{ link, page, anchors }]
    })
    // a link of a shared section stands on many pages, and is one link to mend
    const places = new Map<string, typeof broken>()
    broken.forEach((one) => places.set(placeOf(one.link), [...(places.get(placeOf(one.link)) ?? []), one]))
    return [...places.values()].flatMap(([first, ...others]) =>
      first ? [problem(first.link, first.page, first.anchors, others.length)] : [],
    )
  },
}

const placeOf = ({ source: { origin }, link }: Link) => `${origin.document.file}\0${toPointer(origin.path)}\0${link}`

function problem({ source, link, anchor }: Link, { route }: ResolvedPage, anchors: string[], others: number): Problem {
  const more = others > 0 ? ` and ${others} other ${others === 1 ? 'page' : 'pages'}` : ''
  const what = `leads to #${anchor}, but nothing on ${route}${more} has that id`
  const known = anchors.map((id) => `#${id}`)
  const hint = didYouMean(`#${anchor}`, known, `Give the section it should lead to an "id": "${anchor}".`)
  return problemOf(brokenAnchor, source.origin, { what, hint }, { part: link })
}

/** The pages of which all ids are known: those without errors, in themselves and in the sections they share. */
function readablePages({ resolved, earlier }: WholeSite): ResolvedPage[] {
  const failed = new Set(earlier.map(({ file }) => file))
  return resolved.pages.filter(
    ({ document, origins, complete }) =>
      complete && !failed.has(document.file) && origins.every(({ shared }) => !shared || !failed.has(shared.file)),
  )
}
