import type { Site } from '../../schemas/types'
import { SAMPLE_FORM } from '../../sections/ui/embeds/quote-form-source'
import { type Path, isRecord } from '../documents/json-tree'
import type { LoadedSite } from './site'
import type { PageFacts } from './page'

/** The route of the sample form, which fills the quote form's frame if a site has no form of its own. */
export const QUOTE_FORM_ROUTE = SAMPLE_FORM

/** The route of the page for unknown addresses: pages/404.json. */
export const NOT_FOUND_ROUTE = '/404'

/** An address that the site responds to, and where it comes from. */
export interface Address {
  route: string
  kind: 'page' | 'alias' | 'redirect' | 'embed'
  /** The document that defines it, and the path there; the sample form has none. */
  file?: string
  path?: Path
  /** The page that responds, if it can be read. */
  page?: PageFacts
  redirect?: ListedRedirect
}

/** A redirect, as it is written in site.json. */
export type Redirect = NonNullable<Site['redirects']>[number]

/** A redirect of site.json with its index in the list. */
export type ListedRedirect = Redirect & { index: number }

/** All addresses of a site. */
export interface Addresses {
  /** With duplicates: the sample form first, then pages, aliases, and redirects. */
  all: Address[]
  /** The first address of each route. */
  byRoute: Map<string, Address>
}

/** Lists the addresses of a site. */
export function addressesOf(pages: PageFacts[], { document, data }: Pick<LoadedSite, 'document' | 'data'>): Addresses {
  const pageAddresses = pages.map((page): Address => ({
    route: page.route,
    kind: 'page',
    file: page.file,
    path: [],
    ...(page.isReadable && { page }),
  }))
  const aliases = pages.flatMap((page) =>
    page.aliases
      .map((route, index): Address => ({ route, kind: 'alias', file: page.file, path: ['aliases', index], page }))
      .filter(({ route }) => route !== ''),
  )
  const redirects: Address[] = []
  const list: unknown[] = Array.isArray(data.redirects) ? data.redirects : []
  for (const [index, redirect] of list.entries()) {
    if (!isRecord(redirect) || typeof redirect.from !== 'string') continue
    const { from } = redirect
    const to = typeof redirect.to === 'string' ? redirect.to : ''
    const path = ['redirects', index, 'from']
    redirects.push({ route: from, kind: 'redirect', file: document?.file, path, redirect: { from, to, index } })
  }
  const sampleForm: Address = { route: QUOTE_FORM_ROUTE, kind: 'embed' }
  const addresses = [sampleForm, ...pageAddresses, ...aliases, ...redirects]
  return { all: addresses, byRoute: new Map(addresses.toReversed().map((address) => [address.route, address])) }
}

/** The full address of a path on the site: "/plano" is "https://example.com/plano". */
export const absoluteUrl = (path: string, { url }: Site): string => `${url}${path}`

/** The address at which search engines list a page and its aliases. */
export const canonicalUrl = ({ route, data }: { route: string; data: { canonical?: string } }, site: Site): string =>
  data.canonical ?? absoluteUrl(route, site)

/** The route of a path without its escapes: "/caf%C3%A9" is "/café"; undefined if an escape is malformed. */
export function decodeRoute(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
