import type { Site } from '../../schemas/types'
import { sitePolicy } from '../render/policy'
import type { Redirect } from '../site/addresses'

/** What a host does besides sending files. The files for each kind of host, and our own servers, follow this. */
export interface HostRules {
  headers: HeaderRule[]
  redirects: Redirect[]
}

/** The headers of some answers. No two rules for the same path have the same header, since hosts would send both. */
export interface HeaderRule {
  /** "/assets/*" is every path below /assets; any other is that path alone. */
  path: string
  headers: Record<string, string>
}

/** What none of our pages and embeds needs, so that nobody else's code can ask visitors for it either. */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** What the host of a site is told. */
export function hostRules(site: Site): HostRules {
  const everywhere = {
    'Content-Security-Policy': sitePolicy(site),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // a window that an embedded form opens, to pay for example, may still report back
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(site.httpsOnly && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
  }
  return {
    headers: [
      { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
      { path: '/*', headers: everywhere },
    ],
    redirects: (site.redirects ?? []).map(({ from, to }) => ({ from, to: escapeAddress(to) })),
  }
}

/** Escapes what a header can’t hold in an address: "https://example.com/café" is "https://example.com/caf%C3%A9". */
export const escapeAddress = (address: string): string => address.replace(/[^ -~]+/g, encodeURIComponent)

/** In seconds. */
const YEAR = 31_536_000

/** Unless a rule says otherwise, browsers ask each time, and get only what has changed. */
const REVALIDATED = { 'Cache-Control': 'no-cache' }

/** The headers of the answer to a path. If two rules name the same one, as an author's own file may, both count. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of rules.filter((rule) => matches(rule.path, path)))
    for (const [name, value] of Object.entries(rule.headers))
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  return { ...REVALIDATED, ...headers }
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
