import { formats } from '../formats'
import type { Problem } from '../problem'
import { problemAt } from '../problem-at'
import { type Route, siteRoutes } from '../site-routes'
import type { WholeSite } from '../whole-site'

/** Every address leads to one thing, and is one that can be typed. */
export function checkRoutes({ sources, resolved }: WholeSite): Problem[] {
  const routes = siteRoutes(sources, resolved)
  const taken = new Map(routes.filter(({ kind }) => kind === 'embed').map((embed) => [embed.route, embed]))
  return routes.flatMap((route) => {
    if (!route.origin?.document.tree) return []
    if (route.kind === 'page' && !formats.route?.test(route.route)) return [badName(route.route, route.origin)]
    const other = taken.get(route.route)
    if (other) return [clash(route.route, route.kind, route.origin, other)]
    taken.set(route.route, route)
    return []
  })
}

function clash(route: string, kind: Route['kind'], origin: NonNullable<Route['origin']>, other: Route): Problem {
  const what = `has the address ${route}, which is taken by ${ownerOf(other)}`
  const hint = kind === 'page' ? 'Rename one of the two files.' : 'Choose another address, or take this one away.'
  return problemAt(origin, { rule: 'route-clash', what, hint }, kind === 'page' ? 'beginning' : undefined)
}

function badName(route: string, origin: NonNullable<Route['origin']>): Problem {
  const what = `has a file name that makes the address ${route}`
  const hint = 'Rename the file: small letters, digits and hyphens only.'
  return problemAt(origin, { rule: 'invalid-route', what, hint }, 'beginning')
}

function ownerOf({ kind, origin }: Route): string {
  if (!origin) return 'the site itself'
  const { file } = origin.document
  return kind === 'page' ? file : `${file}, as ${kind === 'alias' ? 'an alias' : 'a redirect'}`
}
