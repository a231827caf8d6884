import type { SiteSources } from '../documents/document'
import { isRecord } from '../documents/is-record'
import type { Origin } from '../resolve/origin'
import type { ResolvedSite } from '../resolved'
import { EMBED_ROUTES } from '../embed-routes'

/** An address of the site, and where it was written. */
export interface Route {
  route: string
  kind: 'page' | 'alias' | 'redirect' | 'embed'
  origin?: Origin
}

/** Several rules ask the same of one site. */
const known = new WeakMap<ResolvedSite, Route[]>()

/** Every address that the site answers, with repetitions: pages first, then aliases, then redirects. */
export function siteRoutes(sources: SiteSources, resolved: ResolvedSite): readonly Route[] {
  let routes = known.get(resolved)
  if (!routes) known.set(resolved, (routes = listRoutes(sources, resolved)))
  return routes
}

function listRoutes(sources: SiteSources, resolved: ResolvedSite): Route[] {
  const pages = sources.pages.map(({ route, document }): Route => ({
    route,
    kind: 'page',
    origin: { document, path: [] },
  }))
  const aliases = resolved.pages.flatMap(({ data, document }) =>
    texts(data?.aliases).map(([route, index]): Route => ({
      route,
      kind: 'alias',
      origin: { document, path: ['aliases', index] },
    })),
  )
  const { document, site } = resolved
  const redirects = (Array.isArray(site.redirects) ? site.redirects : []).flatMap(
    (redirect: unknown, index): Route[] =>
      document && isRecord(redirect) && typeof redirect.from === 'string'
        ? [{ route: redirect.from, kind: 'redirect', origin: { document, path: ['redirects', index, 'from'] } }]
        : [],
  )
  return [...pages, ...aliases, ...redirects, ...EMBED_ROUTES.map((route): Route => ({ route, kind: 'embed' }))]
}

const texts = (list: unknown): [string, number][] =>
  Array.isArray(list)
    ? list.flatMap((item: unknown, index): [string, number][] => (typeof item === 'string' ? [[item, index]] : []))
    : []
