import type { Site } from '../../schemas/types'
import { internalRoute } from '../documents/links'

/** A redirect, as it is written in site.json. */
export type Redirect = NonNullable<Site['redirects']>[number]

/** An address that an old site had, in parts. */
export interface OldAddress {
  /** Its path without escapes: "/our services.html"; of "/services/*", the part before the "*". */
  path: string
  /** The parameters that a query must have; it may have others. */
  query: [name: string, value: string][]
  /** Whether it stands for all addresses that begin with the path. */
  isWildcard: boolean
}

/** A redirect as hosts follow it. The "*" in the target of a wildcard stands for the rest of the address. */
export interface HostRedirect extends OldAddress {
  to: string
}

/** A path, and either the "*" of a wildcard or a query. */
const FORM = /^(\/[^?#*\\]*)(\*|\?[^#*\\]+)?$/

/** Parts that browsers or hosts remove before they look for an address, and characters that no address has. */
const IMPOSSIBLE = /\/\/|\/\.{1,2}(?:\/|$)|[\p{Cc}\\]/u

/** Parses the old address of a redirect; undefined if no site can have had it. */
export function parseOldAddress(text: string): OldAddress | undefined {
  const [, pathname, rest = ''] = FORM.exec(text) ?? []
  const path = pathname === undefined ? undefined : decodeRoute(pathname)
  const isWildcard = rest === '*'
  if (path === undefined || IMPOSSIBLE.test(path) || (isWildcard && !path.endsWith('/'))) return undefined
  return { path, query: isWildcard ? [] : [...new URLSearchParams(rest)], isWildcard }
}

/** What two spellings of an old address have in common: "/old/" is "/old", "/a?c=2&b=1" is "/a?b=1&c=2". */
export function routeOfOld({ path, query, isWildcard }: OldAddress): string {
  if (isWildcard) return `${path}*`
  const params = new URLSearchParams(query)
  params.sort()
  return withoutSlash(path) + (query.length > 0 ? `?${params}` : '')
}

/** The address at which hosts show a file: "/services/index.html" is "/services", "/services.html" and "/services/" as well. */
export const shownAt = (path: string): string =>
  withoutSlash(path)
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/'

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

/**
 * The redirects of a site as hosts follow them, the most specific first. An address with a slash at its end counts without it
 * as well, unless that is where it leads.
 */
export const hostRedirects = (redirects: Redirect[]): HostRedirect[] =>
  redirects
    .flatMap(({ from, to }): HostRedirect[] => {
      const address = parseOldAddress(from)
      if (!address) return []
      const paths = address.isWildcard ? [address.path] : new Set([address.path, withoutSlash(address.path)])
      const target = decodeRoute(internalRoute(to) ?? '')
      return [...paths].filter((path) => path !== target).map((path) => ({ ...address, path, to }))
    })
    .toSorted(bySpecificity)

/** Addresses with a query are more specific than those without, and wildcards are least so. */
export function bySpecificity(a: OldAddress, b: OldAddress): number {
  if (a.isWildcard && b.isWildcard) return b.path.length - a.path.length
  return Number(a.isWildcard) - Number(b.isWildcard) || b.query.length - a.query.length
}

/** Where the first redirect that an address matches leads; undefined if there is none. */
export function redirectTarget(redirects: HostRedirect[], pathname: string, search: string): string | undefined {
  const path = decodeRoute(pathname)
  if (path === undefined) return undefined
  const redirect = redirects.find((candidate) => isMatch(candidate, path, search))
  return redirect && targetOf(redirect, path)
}

/**
 * Whether an old address includes another.
 * @param path without escapes
 * @param search a query with its "?", or an empty text
 */
export function isMatch({ path: oldPath, query, isWildcard }: OldAddress, path: string, search: string): boolean {
  if (isWildcard ? !path.startsWith(oldPath) : path !== oldPath) return false
  const params = query.length > 0 ? new URLSearchParams(search) : undefined
  return query.every(([name, value]) => params?.getAll(name).includes(value))
}

/** Where a redirect leads from a path: "/services/panels" to "/our-services/panels". */
export function targetOf({ path: oldPath, isWildcard, to }: HostRedirect, path: string): string {
  if (!isWildcard) return to
  // with slashes at its beginning, "/*" would lead to another host
  const rest = path.slice(oldPath.length).replace(/^[/\\]+/, '')
  const escaped = rest.split('/').map(encodeURIComponent).join('/')
  return to.replaceAll('*', () => escaped)
}

/** The route of a path without its escapes: "/caf%C3%A9" is "/café"; undefined if an escape is malformed. */
export function decodeRoute(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
