import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { internalRoute } from '../documents/links'
import { type HostRedirect, decodeRoute, parseOldAddress, shownAt } from '../site/old-addresses'
import type { HeaderRule, HostRules } from './headers'
import { formatNginx } from './nginx'

/** A file in each folder that a build publishes. A folder without it was made by another program. */
export const MARKER = '.made-by-build'

/** The files that tell hosts how to serve a site. Only hosts read them: they have no address on the site. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', '.nojekyll', MARKER] as const

/** Writes the rules of a site for each kind of host. */
export function hostFiles(rules: HostRules): Partial<Record<(typeof HOST_FILES)[number], string>> {
  return {
    _headers: formatHeaders(rules.headers),
    ...(rules.redirects.length > 0 && { _redirects: formatRedirects(rules.redirects) }),
    'vercel.json': formatVercel(rules),
    'nginx.conf': formatNginx(rules, HOST_FILES),
    // without it, GitHub Pages leaves out files whose names begin with "_" when it publishes a branch
    '.nojekyll': '',
  }
}

/** For Netlify and Cloudflare Pages. */
const formatHeaders = (rules: HeaderRule[]): string =>
  rules.map(({ path, headers }) => `${path}\n${linesFor(headers, (name, value) => `  ${name}: ${value}`)}`).join('')

/** For Netlify and Cloudflare Pages: "/services/* /our-services/:splat 301", "/index.php page=2 /about 301!". */
const formatRedirects = (redirects: HostRedirect[]): string =>
  redirects
    .map(({ path, query, isWildcard, to }) => {
      const from = escapePath(path) + (isWildcard ? '*' : '')
      const params = query.map((parts) => parts.map(encodeURIComponent).join('='))
      const target = isWildcard ? to.replaceAll('*', ':splat') : to
      // Netlify would show a page that is at the path. Cloudflare leaves out all lines with a query
      return `${[from, ...params, target, query.length > 0 ? '301!' : '301'].join(' ')}\n`
    })
    .join('')

/** Escapes a path, with the characters that mean something in a file for hosts. */
const escapePath = (path: string) => encodeURI(path).replaceAll(/[?#:*]/g, encodeSymbol)

/** "*" is "%2A", which encodeURIComponent leaves as it is. */
const encodeSymbol = (symbol: string) => `%${symbol.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * Reads the rules in a folder's own files for hosts.
 * @param defaults the rules that apply where it has no such file
 */
export function readRules(folder: string, defaults: HostRules = { headers: [], redirects: [] }): HostRules {
  const read = (name: (typeof HOST_FILES)[number]) => {
    const file = join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const [headers, redirects] = [read('_headers'), read('_redirects')]
  return {
    headers: headers === undefined ? defaults.headers : parseHeaders(headers),
    redirects: redirects === undefined ? defaults.redirects : parseRedirects(redirects),
  }
}

/** Parses a _headers file, which may be an author's own. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of significantLines(text)) {
    const [, name = '', value = ''] = /^\s+([^:\s]+):(.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name === '') rules.push({ path: line.trim(), headers: {} })
    else if (rule) rule.headers[name] = value.trim()
  }
  return rules
}

/** Parses a _redirects file, which may be an author's own. What it does other than redirect is left to its host. */
export const parseRedirects = (text: string): HostRedirect[] =>
  significantLines(text).flatMap((line): HostRedirect[] => {
    const [from = '', ...rest] = line.trim().split(/\s+/)
    const index = rest.findIndex((part) => !/^[^/:=]+=/.test(part))
    const [to = '', status = '301'] = rest.slice(index === -1 ? rest.length : index)
    const query = rest.slice(0, Math.max(index, 0)).join('&')
    const address = parseOldAddress(query ? `${from}?${query}` : from)
    if (!address || to === '' || !status.startsWith('3')) return []
    return [{ ...address, to: address.isWildcard ? to.replaceAll(':splat', '*') : to }]
  })

const significantLines = (text: string) => text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line))

/** For Vercel, which reads it in the folder that is deployed. */
function formatVercel({ headers, redirects }: HostRules): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map((rule) => ({
      source: rule.path.replace('*', '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.flatMap(vercelRedirect),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Vercel first removes ".html", "/index" and slashes from the end of an address, and only then follows redirects. */
function vercelRedirect({ path, query, isWildcard, to }: HostRedirect): object[] {
  const source = isWildcard ? path : shownAt(path)
  // an address with a slash is also listed without it
  const isListed = !isWildcard && path !== '/' && path.endsWith('/')
  const leadsToItself = !isWildcard && query.length === 0 && source === decodeRoute(internalRoute(to) ?? '')
  if (isListed || leadsToItself) return []
  // "$1" would be the rest of the address
  const destination = to.replaceAll('$', '%24')
  return [
    {
      source: escapePattern(source) + (isWildcard ? '(.*)' : ''),
      ...(query.length > 0 && { has: query.map(([key, value]) => ({ type: 'query', key, ...valueOf(value) })) }),
      destination: isWildcard ? destination.replaceAll('*', () => '$1') : destination,
      statusCode: 301,
    },
  ]
}

const escapePattern = (path: string) =>
  encodeURI(path)
    .replaceAll(/[?#]/g, encodeSymbol)
    .replaceAll(/[(){}:*+\\]/g, String.raw`\$&`)

/** Vercel reads the value of a parameter as a regular expression. */
const valueOf = (value: string) =>
  value === '' ? {} : { value: value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) }

const linesFor = (headers: Record<string, string>, format: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${format(name, value)}\n`)
    .join('')
