import { problemOf } from '../../problems/problem-of'
import { type Route, siteRoutes } from '../../inspect/site-routes'
import type { SiteRule } from '../rule'

export const routeClash: SiteRule = {
  name: 'route-clash',
  severity: 'error',
  asks: 'Every address leads to one thing.',
  why: 'Of two pages with one address one could never be seen.',
  mend: 'Rename one of the files, or take the alias or redirect away.',
  example: {
    of: 'page',
    wrong: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "aliases": ["/start", «"/start"»],
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
    right: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "aliases": ["/start", "/home"],
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`,
  },
  checkSite: ({ sources, resolved }) => {
    const routes = siteRoutes(sources, resolved)
    const taken = new Map(routes.filter(({ kind }) => kind === 'embed').map((embed) => [embed.route, embed]))
    return routes.flatMap((route) => {
      const { kind, origin } = route
      if (!origin || origin.document.broken) return []
      const owner = taken.get(route.route)
      if (!owner) {
        taken.set(route.route, route)
        return []
      }
      const what = `has the address ${route.route}, which is taken by ${describeOwner(owner)}`
      const hint = kind === 'page' ? 'Rename one of the two files.' : 'Choose another address, or take this one away.'
      return [problemOf(routeClash, origin, { what, hint }, kind === 'page' ? 'beginning' : undefined)]
    })
  },
}

function describeOwner({ kind, origin }: Route): string {
  if (!origin) return 'the site itself'
  const { file } = origin.document
  return kind === 'page' ? file : `${file}, as ${kind === 'alias' ? 'an alias' : 'a redirect'}`
}
