import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Redirect } from '../site/addresses'
import { type HeaderRule, type HostRules, headersFor } from './headers'

/** The files that tell hosts how to serve a site. Only hosts read them: they have no address on the site. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', '.nojekyll'] as const

/** Writes the rules of a site for each kind of host. */
export function hostFiles(rules: HostRules): Partial<Record<(typeof HOST_FILES)[number], string>> {
  return {
    _headers: formatHeaders(rules.headers),
    ...(rules.redirects.length > 0 && { _redirects: formatRedirects(rules.redirects) }),
    'vercel.json': formatVercel(rules),
    'nginx.conf': formatNginx(rules),
    // without it, GitHub Pages leaves out files whose names begin with "_" when it publishes a branch
    '.nojekyll': '',
  }
}

/** For Netlify and Cloudflare Pages. */
const formatHeaders = (rules: HeaderRule[]): string =>
  rules.map(({ path, headers }) => `${path}\n${linesFor(headers, (name, value) => `  ${name}: ${value}`)}`).join('')

/** For Netlify and Cloudflare Pages. */
const formatRedirects = (redirects: Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')

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
    const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.*?)\s*$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name === '') rules.push({ path: line.trim(), headers: {} })
    else if (rule) rule.headers[name] = value
  }
  return rules
}

/** Parses a _redirects file, which may be an author's own. */
export const parseRedirects = (text: string): Redirect[] =>
  significantLines(text)
    .map((line) => line.trim().split(/\s+/))
    .map(([from = '', to = '']) => ({ from, to }))
    .filter(({ to }) => to !== '')

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
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** For nginx, which includes it in a server block: docs/publishing.md shows one. */
const formatNginx = ({ headers, redirects }: HostRules): string =>
  `charset utf-8;
absolute_redirect off;
error_page 404 /404.html;

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_types text/css text/javascript text/plain text/xml application/javascript application/json application/xml image/svg+xml;

${addHeaders(headers, '/', '')}
${headers
  .filter(({ path }) => path !== '/*')
  .map(({ path }) => nginxHeaders(headers, path))
  .join('')}
${redirects.map(({ from, to }) => `location = ${from} { return 301 ${nginxText(to)}; }\n`).join('')}
${HOST_FILES.map((name) => `location = /${name} { return 404; }\n`).join('')}location = /404 { return 404; }
location = /404.html { internal; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }

# an address with a slash at its end leads to the page without it
location ~ ^(?<page>.*[^/])/+$ {
  if (-f $document_root$page.html) { rewrite ^(.*[^/])/+$ $1 permanent; }
  return 404;
}
`

/** A location of nginx with its own headers, which replace the general ones. */
function nginxHeaders(rules: HeaderRule[], path: string): string {
  const location = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`
  return `location ${location} {
  try_files $uri $uri.html =404;
${addHeaders(rules, path.replace('*', ''), '  ')}}
`
}

const addHeaders = (rules: HeaderRule[], path: string, indent: string): string =>
  linesFor(headersFor(rules, path), (name, value) => `${indent}add_header ${name} ${nginxText(value)} always;`)

/** A string in nginx's configuration, in which "$" would begin a variable and can't be escaped. */
const nginxText = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('$', '%24')}"`

const linesFor = (headers: Record<string, string>, format: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${format(name, value)}\n`)
    .join('')
