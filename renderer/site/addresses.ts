import type { Site } from '../../schemas/types'
import { sampleForm, sampleFormPaths } from '../../sections/ui/embeds/quote-form-source'
import { parseWebAddress } from '../documents/web-addresses'
import { type Path, isRecord } from '../documents/json-tree'
import { internalRoute } from '../documents/links'
import type { LoadedSite } from './site'
import {
  type HostRedirect,
  type Redirect,
  decodeRoute,
  isMatch,
  bySpecificity,
  parseOldAddress,
  routeOfOld,
  targetOf,
} from './old-addresses'
import type { PageFacts } from './page'

/** The route of the sample form, which fills the quote form's frame if a site has no form of its own. */
export const QUOTE_FORM_ROUTE = sampleForm()

/** The path of the language in which an address has the sample form; undefined if it has none. */
export const sampleFormPathAt = (route: string, site: Site): string | undefined =>
  sampleFormPaths(site).find((path) => sampleForm(path) === route)

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

/** A redirect of site.json with its index in the list. */
export type ListedRedirect = Redirect & { index: number }

/** A redirect from addresses with a query, or from all addresses below a folder. */
interface Pattern extends HostRedirect {
  redirect: ListedRedirect
}

/** All addresses of a site. */
export interface Addresses {
  /** With duplicates: the sample form first, then pages, aliases, and redirects. */
  all: Address[]
  /** The first address of each route, except those of patterns. */
  byRoute: Map<string, Address>
  /** The first of each route, the most specific first. */
  patterns: Pattern[]
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
  const patterns: Pattern[] = []
  const patternRoutes = new Set<string>()
  const list: unknown[] = Array.isArray(data.redirects) ? data.redirects : []
  for (const [index, entry] of list.entries()) {
    if (!isRecord(entry) || typeof entry.from !== 'string') continue
    const redirect = { from: entry.from, to: typeof entry.to === 'string' ? entry.to : '', index }
    const old = parseOldAddress(redirect.from)
    const route = old ? routeOfOld(old) : redirect.from
    redirects.push({ route, kind: 'redirect', file: document?.file, path: ['redirects', index, 'from'], redirect })
    if (!old || !(old.isWildcard || old.query.length > 0) || patternRoutes.has(route)) continue
    patterns.push({ ...old, to: redirect.to, redirect })
    patternRoutes.add(route)
  }
  const sampleForm: Address = { route: QUOTE_FORM_ROUTE, kind: 'embed' }
  const all = [sampleForm, ...pageAddresses, ...aliases, ...redirects]
  const plain = all.filter(({ route }) => !patternRoutes.has(route))
  return {
    all,
    byRoute: new Map(plain.toReversed().map((address) => [address.route, address])),
    patterns: patterns.toSorted(bySpecificity),
  }
}

/** Finds the redirect that an address within the site takes, if no page is there, and where it leads from there. */
export function redirectAt(
  link: string,
  { byRoute, patterns }: Addresses,
): { redirect: ListedRedirect; to: string } | undefined {
  const path = decodeRoute(internalRoute(link) ?? '')
  if (!path) return undefined
  const [search = ''] = /\?[^#]*/.exec(link) ?? []
  const pattern = patterns.find((candidate) => isMatch(candidate, path, search))
  const exact = byRoute.get(routeOfOld({ path, query: [], isWildcard: false }))
  if (exact && (!pattern || pattern.isWildcard))
    return exact.redirect && { redirect: exact.redirect, to: exact.redirect.to }
  return pattern && { redirect: pattern.redirect, to: targetOf(pattern, path) }
}

/** The full address of a path on the site: "/plano" is "https://example.com/plano". */
export const absoluteUrl = (path: string, { url }: Site): string => `${url}${path}`

/** The address at which search engines list a page and its aliases. */
export const canonicalUrl = ({ route, data }: { route: string; data: { canonical?: string } }, site: Site): string =>
  data.canonical ?? absoluteUrl(route, site)

/** The route of a canonical address, if it is one of this site, whatever the letters of its host: "/plano", with or without "www.". */
export function canonicalRoute(canonical: string, url: unknown): string | undefined {
  const [address, own] = [parseWebAddress(canonical), parseWebAddress(String(url))]
  const hostOf = ({ host }: URL) => host.replace(/^www\./, '')
  return address && own && hostOf(address) === hostOf(own) ? decodeRoute(address.pathname) : undefined
}

/** In bytes: with ".html", the longest name of a file. */
const MAX_NAME = 250

/** In bytes: with the folder of the build, the longest path that every system allows. */
const MAX_ADDRESS = 800

/** Whether no file can have an address, or only on some systems. */
export const isTooLongForFile = (path: string): boolean =>
  Buffer.byteLength(path) > MAX_ADDRESS || path.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME)
