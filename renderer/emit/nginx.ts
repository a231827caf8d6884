import type { HostRedirect } from '../site/old-addresses'
import { type HeaderRule, type HostRules, headersFor } from './headers'

/**
 * The rules of a site for nginx, which includes them in a server block: docs/publishing.md shows one.
 * @param hidden the files that have no address
 */
export const formatNginx = ({ headers, redirects }: HostRules, hidden: readonly string[]): string =>
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
  .map(({ path }) => locationWithHeaders(headers, path))
  .join('')}
${formatRedirects(redirects)}
${hidden.map((name) => `location = /${name} { return 404; }\n`).join('')}location = /404 { return 404; }
location = /404.html { internal; }
${redirects.some(({ path, isWildcard }) => path === '/' && !isWildcard) ? '' : `location = / { ${HOME} }\n`}location / { ${FILES} }

# an address with a slash at its end leads to the page without it
location ~ ^(?<page>.*[^/])/+$ {
  if (-f $document_root$page.html) { rewrite ^(.*[^/])/+$ $1 permanent; }
  return 404;
}
`

const HOME = 'try_files /index.html =404;'

const FILES = 'try_files $uri $uri.html =404;'

/** A location of nginx with its own headers, which replace the general ones. */
function locationWithHeaders(rules: HeaderRule[], path: string): string {
  const location = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`
  return `location ${location} {
  ${FILES}
${addHeaders(rules, path.replace('*', ''), '  ')}}
`
}

const addHeaders = (rules: HeaderRule[], path: string, indent: string): string =>
  Object.entries(headersFor(rules, path))
    .map(([name, value]) => `${indent}add_header ${name} ${withoutVariables(value)} always;\n`)
    .join('')

/** nginx takes only one location for a path, which holds all of its redirects. */
function formatRedirects(redirects: HostRedirect[]): string {
  const exact = redirects.filter(({ isWildcard }) => !isWildcard)
  const paths = [...new Set(exact.map(({ path }) => path))]
  const locations = paths.map((path) => formatLocation(path, exact))
  return [...locations, ...redirects.filter(({ isWildcard }) => isWildcard).map(formatWildcard)].join('')
}

function formatLocation(path: string, redirects: HostRedirect[]): string {
  const atPath = redirects.filter((redirect) => redirect.path === path)
  const plain = atPath.find(({ query }) => query.length === 0)
  const last = plain ? returnTo(plain.to) : withoutRedirect(path)
  const conditions = atPath
    .filter(({ query }) => query.length > 0)
    .map(({ query, to }) => `if ($args ~ ${quoted(query.map(patternOf).join(''))}) { ${returnTo(to)} }`)
  return `location = ${quoted(path)} { ${[...conditions, last].join(' ')} }\n`
}

/** What nginx does at a path whose redirects all need another query. */
function withoutRedirect(path: string): string {
  if (path === '/') return HOME
  if (!path.endsWith('/')) return FILES
  const target = withoutVariables(encodeURI(path.slice(0, -1)))
  return `return 301 ${target.replace(/"$/, () => '$is_args$args"')};`
}

/** A parameter anywhere in a query. Its characters may be escaped or not, and a space may be a "+". */
function patternOf([name, value]: [string, string]): string {
  const escaped = (text: string) =>
    [...text]
      .map((character) => {
        const code = encodeURIComponent(character)
        if (code === character) return escapeRegex(character)
        const plain = character === ' ' ? '\\+' : /[!-~]/.test(character) ? escapeRegex(character) : ''
        return plain ? `(?:${code}|${plain})` : code
      })
      .join('')
  return `(?=(?:.*&)?${escaped(name)}${value === '' ? '=?' : `=${escaped(value)}`}(?:&|$))`
}

/** "rewrite" escapes what it takes over from the address, which "return" would send as it is. */
function formatWildcard({ path, to }: HostRedirect): string {
  // without the slashes at its beginning, which could lead to another host
  const rest = String.raw`^${escapeRegex(path)}[/\\]*(.*)$`
  // with "?" at its end, the query isn't added
  const target = withoutVariables(`${to}?`).replaceAll('*', () => '$1')
  const action = to.includes('*') ? `rewrite ${quoted(rest)} ${target} permanent; return 404;` : returnTo(to)
  return `location ^~ ${quoted(path)} { ${action} }\n`
}

const returnTo = (to: string) => `return 301 ${withoutVariables(to)};`

const escapeRegex = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)

/** A string in nginx's configuration. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** The same where "$" would begin a variable and can't be escaped. */
const withoutVariables = (text: string) => quoted(text.replaceAll('$', '%24'))
