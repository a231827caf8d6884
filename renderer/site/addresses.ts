import type { Site } from '../../schemas/types'
import { SAMPLE_FORM } from '../../sections/ui/embeds/quote-form-source'
import { type Path, isRecord } from '../documents/json-tree'
import type { LoadedSite } from './site'
import type { PageFacts } from './page'

/** The route of the sample form, which fills the quote form's frame where a site has no form of its own. */
export const QUOTE_FORM_ROUTE = SAMPLE_FORM

/** The route of the page for unknown addresses: pages/404.json. */
export const NOT_FOUND_ROUTE = '/404'

/** An address that the site answers, and where it comes from. */
export interface Address {
  route: string
  kind: 'page' | 'alias' | 'redirect' | 'embed'
  /** The document that says it, and the place there; the sample form has none. */
  file?: string
  path?: Path
  /** The page that answers, where it can be read. */
  page?: PageFacts
  redirect?: ListedRedirect
}

/** A redirect, as site.json writes it. */
export type Redirect = NonNullable<Site['redirects']>[number]

/** A redirect of site.json, and its index in the list there. */
export type ListedRedirect = Redirect & { index: number }

/** All addresses of a site. */
export interface Addresses {
  /** With duplicates: the sample form first, then pages, aliases, and redirects. */
  all: Address[]
  /** The first of each route. */
  byRoute: Map<string, Address>
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
  const list: unknown[] = Array.isArray(data.redirects) ? data.redirects : []
  const redirects = list.flatMap((redirect, index): Address[] => {
    if (!isRecord(redirect) || typeof redirect.from !== 'string') return []
    const { from } = redirect
    const to = typeof redirect.to === 'string' ? redirect.to : ''
    const path = ['redirects', index, 'from']
    return [{ route: from, kind: 'redirect', file: document?.file, path, redirect: { from, to, index } }]
  })
  const all: Address[] = [{ route: QUOTE_FORM_ROUTE, kind: 'embed' }, ...own, ...aliases, ...redirects]
  return { all, byRoute: new Map(all.toReversed().map((address) => [address.route, address])) }
}

/** The full address of a path of the site: "/plano" is "https://example.com/plano". */
export const absoluteUrl = (path: string, { url }: Site): string => `${url}${path}`

/** The address under which search engines list a page, which aliases share. */
export const canonicalUrl = ({ route, data }: { route: string; data: { canonical?: string } }, site: Site): string =>
  data.canonical ?? absoluteUrl(route, site)

/** The route of a path without its escapes: "/caf%C3%A9" is "/café"; undefined where an escape is malformed. */
export function decodeRoute(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
