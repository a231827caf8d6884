import type { WholeSite } from '../check'
import { formats } from '../formats'
import type { Problem } from '../problem'
import { type Route, siteRoutes } from '../site-routes'
import { problemAt } from './problem-at'

/** Every address leads to one thing, and is one that can be typed. */
export function checkRoutes({ sources, resolved }: WholeSite): Problem[] {
  const taken = new Map<string, Route>()
  for (const embed of siteRoutes(sources, resolved)) if (embed.kind === 'embed') taken.set(embed.route, embed)
  return siteRoutes(sources, resolved).flatMap((route) => {
    if (!route.origin?.document.tree) return []
    if (route.kind === 'page' && !formats.route?.test(route.route)) return [badName(route)]
    const other = taken.get(route.route)
    if (!other) {
      taken.set(route.route, route)
      return []
    }
    return [clash(route, other)]
  })
}

function clash({ route, kind, origin }: Route, other: Route): Problem {
  const owner =
    other.kind === 'embed'
      ? 'the site itself'
      : `${other.origin?.document.file}${other.kind === 'page' ? '' : `, as ${other.kind === 'alias' ? 'an alias' : 'a redirect'}`}`
  return {
    ...problemAt(origin!, {
      rule: 'route-clash',
      what: `has the address ${route}, which is taken by ${owner}`,
      hint: kind === 'page' ? 'Rename one of the two files.' : 'Choose another address, or take this one away.',
    }),
    ...(kind === 'page' ? firstCharacter(origin!.document.tree!.offset) : {}),
  }
}

function badName({ route, origin }: Route): Problem {
  return {
    ...problemAt(origin!, {
      rule: 'invalid-route',
      what: `has a file name that makes the address ${route}`,
      hint: 'Rename the file: small letters, digits and hyphens only.',
    }),
    ...firstCharacter(origin!.document.tree!.offset),
  }
}

const firstCharacter = (offset: number) => ({ start: offset, end: offset + 1 })
