import { EMBED_ROUTES } from './embed-routes'
import { isRecord, type Path } from './documents/json-tree'
import type { PageFacts } from './facts'
import type { LoadedSite } from './site'

/** An address that the site answers, and what gives it. */
export interface Address {
  route: string
  kind: 'page' | 'alias' | 'redirect' | 'embed'
  /** The document that gives it, and where; the engine's own addresses have none. */
  file?: string
  path?: Path
  /** The page that answers, where it can be read. */
  page?: PageFacts
}

/** A redirect of site.json. */
export interface Redirect {
  from: string
  to: string
  /** Its place in the list. */
  index: number
}

/** What a site answers. */
export interface Addresses {
  /** Every address, with repetitions: pages first, then aliases, redirects, and the engine's own. */
  all: Address[]
  /** The first that gives each. */
  byRoute: Map<string, Address>
  /** By the address they lead from, without those whose address is taken already and that are never followed. */
  redirects: Map<string, Redirect>
}

/** Lists the addresses of a site. */
export function addressesOf(pages: PageFacts[], { document, data }: Pick<LoadedSite, 'document' | 'data'>): Addresses {
  const own = pages.map((page): Address => ({
    route: page.route,
    kind: 'page',
    file: page.file,
    path: [],
    ...(page.isReadable && { page }),
  }))
  const aliases = pages.flatMap((page) =>
    page.aliases.flatMap((route, index): Address[] =>
      route === '' ? [] : [{ route, kind: 'alias', file: page.file, path: ['aliases', index], page }],
    ),
  )
  const redirects = redirectsIn(data)
  const all = [
    ...own,
    ...aliases,
    ...redirects.map(({ from, index }): Address => ({
      route: from,
      kind: 'redirect',
      file: document?.file,
      path: ['redirects', index, 'from'],
    })),
    ...EMBED_ROUTES.map((route): Address => ({ route, kind: 'embed' })),
  ]
  // of two that give one address the first counts
  const byRoute = new Map(all.toReversed().map((address) => [address.route, address]))
  const taken = new Set(all.flatMap(({ kind, route }) => (kind === 'redirect' ? [] : [route])))
  const followed = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const { from, to } = redirect
    if (to !== '' && !taken.has(from) && !followed.has(from)) followed.set(from, redirect)
  }
  return { all, byRoute, redirects: followed }
}

function redirectsIn({ redirects }: Record<string, unknown>): Redirect[] {
  if (!Array.isArray(redirects)) return []
  return redirects.flatMap((redirect: unknown, index): Redirect[] =>
    isRecord(redirect) && typeof redirect.from === 'string'
      ? [{ from: redirect.from, to: typeof redirect.to === 'string' ? redirect.to : '', index }]
      : [],
  )
}
