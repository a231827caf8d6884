import { problemOf } from '../../problems/problem-of'
import { siteRoutes } from '../../inspect/site-routes'
import type { WholeSite } from '../../inspect/whole-site'
import type { SiteRule } from '../rule'

const page = (link: string) => `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "aliases": ["/start"],
  "sections": [{ "type": "prose", "title": "Words", "body": "Back to [the beginning](${link}).", "level": 1 }]
}`

export const linkToAlias: SiteRule = {
  name: 'link-to-alias',
  severity: 'warning',
  asks: 'Links name a page by its own address, not by an alias.',
  why: 'Search engines keep one address of a page: its own. Links to another one count for less.',
  mend: 'Write the page’s own address: its path below pages/.',
  example: { of: 'page', wrong: page('«/start»'), right: page('/') },
  checkSite: (site) => {
    const aliases = pagesByAlias(site)
    return site.links.flatMap(({ source, link, route }) => {
      const own = aliases.get(route)
      if (own === undefined) return []
      const what = `leads to ${route}, which is only an alias of ${own}`
      const hint = `Write ${link.replace(route, own)} instead.`
      return [problemOf(linkToAlias, source.origin, { what, hint }, { part: link })]
    })
  },
}

/** The own address of the page that each alias belongs to. */
function pagesByAlias({ sources, resolved }: WholeSite): Map<string, string> {
  const routes = new Map(sources.pages.map(({ document, route }) => [document, route]))
  return new Map(
    siteRoutes(sources, resolved).flatMap(({ kind, route, origin }) => {
      const own = kind === 'alias' && origin ? routes.get(origin.document) : undefined
      return own === undefined ? [] : [[route, own] as const]
    }),
  )
}
