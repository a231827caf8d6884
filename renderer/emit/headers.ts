import type { Site } from '../../schemas/types'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { sitePolicy } from '../render/policy'
import { type HostRedirect, hostRedirects } from '../site/old-addresses'

/** What a host does in addition to sending files. The files for hosts are made from it, and our own servers follow it. */
export interface HostRules {
  headers: HeaderRule[]
  redirects: HostRedirect[]
}

/** The headers of some responses. No two rules for a path set the same header, since hosts would send both. */
export interface HeaderRule {
  /** "/assets/*" is every path below /assets; without a "*" it is that path alone. */
  path: string
  headers: Record<string, string>
}

/** Turned off, since no page or embed needs them: no foreign code can ask visitors for them. */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** The rules of sites, since a server needs them for each request, and a site may have thousands of redirects. */
const rulesBySite = new WeakMap<Site, HostRules>()

/** The rules for the host of a site. */
export const hostRules = (site: Site): HostRules => getOrInsertComputed(rulesBySite, site, () => createRules(site))

function createRules(site: Site): HostRules {
  const everywhere = {
    'Content-Security-Policy': sitePolicy(site),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // a window that an embedded form opens, for a payment for example, can still report back
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(site.httpsOnly && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
  }
  return {
    headers: [
      { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
      { path: '/*', headers: everywhere },
    ],
    redirects: hostRedirects(site.redirects ?? []).map((redirect) => ({ ...redirect, to: escapeAddress(redirect.to) })),
  }
}

/** Escapes the characters of an address that a header can’t hold: "https://example.com/café" is "https://example.com/caf%C3%A9". */
export const escapeAddress = (address: string): string => address.replace(/[^ -~]+/g, encodeURIComponent)

/** In seconds. */
const YEAR = 31_536_000

/** Unless a rule says otherwise, browsers revalidate each time, and load only what has changed. */
const REVALIDATED = { 'Cache-Control': 'no-cache' }

/** The headers of the response at a path. If two rules set the same header, as in an author's own file, both apply. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of rules.filter((rule) => matches(rule.path, path)))
    for (const [name, value] of Object.entries(rule.headers))
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  return { ...REVALIDATED, ...headers }
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
