import { expect, test } from 'vitest'
import { validSite } from '../../tests/sites'
import { headersFor, hostRules } from './headers'
import { hostFiles, parseHeaders, parseRedirects } from './host-files'

const REDIRECTS = [
  { from: '/old', to: '/new' },
  { from: '/shop', to: 'https://shop.example/é?a="1"&b=$2' },
]

const rules = hostRules(validSite({ redirects: REDIRECTS }))

const plain = (path: string) => ({ path, query: [], isWildcard: false })

/** The files for hosts of a site with these redirects: "/old → /new". */
function filesWith(...redirects: string[]) {
  const pairs = redirects.map((redirect) => redirect.split(' → '))
  const files = hostFiles(hostRules(validSite({ redirects: pairs.map(([from = '', to = '']) => ({ from, to })) })))
  const { redirects: vercel } = JSON.parse(files['vercel.json'] ?? '')
  const { _redirects: netlify = '' } = files
  const nginx = (files['nginx.conf'] ?? '').split('\n').filter((line) => /return 301|rewrite "/.test(line))
  return { netlify: netlify.trim().split('\n'), vercel, nginx }
}

test('browsers cache only files with a hash in their name, and revalidate all others', () => {
  expect(headersFor(rules.headers, '/assets/a.123.js')['Cache-Control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/plano', '/images/van.jpg', '/assets'])
    expect(headersFor(rules.headers, path)['Cache-Control'], path).toBe('no-cache')
})

test('every response has the security headers, and none twice', () => {
  for (const path of ['/', '/plano', '/assets/a.123.js'])
    expect(headersFor(rules.headers, path)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("; frame-ancestors 'self'"),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    })
  const names = rules.headers.flatMap(({ headers }) => Object.keys(headers))
  expect(new Set(names).size).toBe(names.length)
})

test('only a site with httpsOnly forces HTTPS', () => {
  const header = (httpsOnly?: boolean) =>
    headersFor(hostRules(validSite({ httpsOnly })).headers, '/')['Strict-Transport-Security']
  expect([header(), header(false), header(true)]).toEqual([undefined, undefined, 'max-age=31536000'])
})

test('_headers and _redirects hold the rules, in lines of an allowed length', () => {
  const { _headers = '', _redirects = '' } = hostFiles(rules)
  expect(parseHeaders(_headers)).toEqual(rules.headers)
  expect(parseRedirects(_redirects)).toEqual(rules.redirects)
  expect(_redirects).toMatch(/^\/old \/new 301\n\/shop https:\/\/shop\.example\/%C3%A9\?/)
  expect(_headers).toMatch(/^\/assets\/\*\n {2}Cache-Control: /)
  // the limit of Cloudflare
  expect(Math.max(..._headers.split('\n').map(({ length }) => length))).toBeLessThan(2000)
  expect(hostFiles(hostRules(validSite()))).not.toHaveProperty('_redirects')
})

test('an author’s own files may have comments and empty lines', () => {
  expect(parseHeaders('# all\n\n/*\n  X-A: b: c  \n  # none\n\tX-D: e\n')).toEqual([
    { path: '/*', headers: { 'X-A': 'b: c', 'X-D': 'e' } },
  ])
  expect(parseRedirects('# moved\n\n/a   /b\n/c /d 302\n/broken\n')).toEqual([
    { ...plain('/a'), to: '/b' },
    { ...plain('/c'), to: '/d' },
  ])
})

test('vercel.json has addresses without an extension, the same headers and the same redirects', () => {
  const { headers, redirects, ...rest } = JSON.parse(hostFiles(rules)['vercel.json'] ?? '')
  expect(rest).toEqual({ cleanUrls: true, trailingSlash: false })
  expect(redirects[0]).toEqual({ source: '/old', destination: '/new', statusCode: 301 })
  expect(headers.map(({ source }: { source: string }) => source)).toEqual(['/assets/(.*)', '/(.*)'])
  expect(headers[1].headers).toContainEqual({ key: 'X-Content-Type-Options', value: 'nosniff' })
})

test('each host gets an old address as it writes it', () => {
  expect(filesWith('/st.-joseph → /a', "/o'neill (old)/Caf%C3%A9.html → /b")).toEqual({
    netlify: ['/st.-joseph /a 301', "/o'neill%20(old)/Caf%C3%A9.html /b 301"],
    vercel: [
      { source: '/st.-joseph', destination: '/a', statusCode: 301 },
      // Vercel takes ".html" away first
      { source: String.raw`/o'neill%20\(old\)/Caf%C3%A9`, destination: '/b', statusCode: 301 },
    ],
    nginx: [
      'location = "/st.-joseph" { return 301 "/a"; }',
      `location = "/o'neill (old)/Café.html" { return 301 "/b"; }`,
    ],
  })
})

test('a slash at the end of an old address may be left out', () => {
  const { netlify, vercel } = filesWith('/old/ → /new', '/prices/ → /prices')
  expect(netlify).toEqual(['/old/ /new 301', '/old /new 301', '/prices/ /prices 301'])
  expect(vercel).toEqual([{ source: '/old', destination: '/new', statusCode: 301 }])
})

test('Vercel redirects no address that it makes into the target itself', () => {
  expect(filesWith('/services.html → /services', '/index.html → /', '/a/index.html → /a').vercel).toEqual([])
})

test('a query is matched wherever it is, and before the address without it', () => {
  expect(filesWith('/index.php → /', '/index.php?page=a b&id=1.5 → /a', '/?print → /print')).toEqual({
    netlify: ['/index.php page=a%20b id=1.5 /a 301!', '/ print= /print 301!', '/index.php / 301'],
    vercel: [
      {
        source: '/index.php',
        has: [
          { type: 'query', key: 'page', value: 'a b' },
          { type: 'query', key: 'id', value: String.raw`1\.5` },
        ],
        destination: '/a',
        statusCode: 301,
      },
      { source: '/', has: [{ type: 'query', key: 'print' }], destination: '/print', statusCode: 301 },
      { source: '/index.php', destination: '/', statusCode: 301 },
    ],
    nginx: [
      String.raw`location = "/index.php" { if ($args ~ "(?=(?:.*&)?page=a(?:%20|\\+)b(?:&|$))(?=(?:.*&)?id=1\\.5(?:&|$))") { return 301 "/a"; } return 301 "/"; }`,
      'location = "/" { if ($args ~ "(?=(?:.*&)?print=?(?:&|$))") { return 301 "/print"; } try_files /index.html =404; }',
    ],
  })
})

test('a wildcard comes after single addresses and longer wildcards', () => {
  const files = filesWith('/a/* → /b/*', '/a/c/* → https://d.example/?from=*', '/a/e/* → /e', '/a/f → /f')
  expect(files.netlify).toEqual([
    '/a/f /f 301',
    '/a/c/* https://d.example/?from=:splat 301',
    '/a/e/* /e 301',
    '/a/* /b/:splat 301',
  ])
  expect(files.vercel.at(-1)).toEqual({ source: '/a/(.*)', destination: '/b/$1', statusCode: 301 })
  expect(files.nginx.at(-1)).toBe(
    String.raw`location ^~ "/a/" { rewrite "^\\/a\\/[/\\\\]*(.*)$" "/b/$1?" permanent; return 404; }`,
  )
})

test('an author’s own _redirects may have queries and wildcards; only its redirects are followed', () => {
  const text = '/index.php page=2 id=3 /two 301!\n/blog/* https://b.example/:splat\n/* /index.html 200\n/a Country=us\n'
  expect(parseRedirects(text)).toEqual([
    {
      path: '/index.php',
      query: [
        ['page', '2'],
        ['id', '3'],
      ],
      isWildcard: false,
      to: '/two',
    },
    { path: '/blog/', query: [], isWildcard: true, to: 'https://b.example/*' },
  ])
})
