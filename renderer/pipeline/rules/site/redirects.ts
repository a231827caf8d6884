import { isRecord } from '../../documents/is-record'
import type { Origin } from '../../resolve/origin'
import { siteRoutes } from '../../inspect/site-routes'
import type { WholeSite } from '../../inspect/whole-site'
import { internalRoute } from '../../texts/internal-links'

export interface Redirect {
  from: string
  to: string
  /** Where "to" was written. */
  origin: Origin
}

/** The redirects of site.json by their address, in its order. One whose address is taken already is never followed. */
export function redirectsOf({ sources, resolved }: WholeSite): Map<string, Redirect> {
  const { document, site } = resolved
  if (!document || !Array.isArray(site.redirects)) return new Map()
  const routes = siteRoutes(sources, resolved)
  const taken = new Set(routes.filter(({ kind }) => kind !== 'redirect').map(({ route }) => route))
  const redirects = new Map<string, Redirect>()
  site.redirects.forEach((redirect: unknown, index) => {
    if (!isRecord(redirect) || typeof redirect.from !== 'string' || typeof redirect.to !== 'string') return
    const { from, to } = redirect
    if (taken.has(from) || redirects.has(from)) return
    redirects.set(from, { from, to, origin: { document, path: ['redirects', index, 'to'] } })
  })
  return redirects
}

/** The redirect that a redirect leads to, if it leads to one. */
export function nextRedirect(redirects: Map<string, Redirect>, { to }: Redirect): Redirect | undefined {
  return redirects.get(internalRoute(to) ?? '')
}

/** A redirect and those that are followed after it, until there is no other, or one of them again. */
export function followRedirects(redirects: Map<string, Redirect>, first: Redirect): Set<Redirect> {
  const way = new Set<Redirect>()
  for (let at: Redirect | undefined = first; at && !way.has(at); at = nextRedirect(redirects, at)) way.add(at)
  return way
}
