import { expect, test } from 'vitest'
import { validSite } from '../../tests/sites'
import { headersFor, hostRules } from './headers'
import { hostFiles, parseHeaders, parseRedirects } from './host-files'

const REDIRECTS = [
  { from: '/old', to: '/new' },
  { from: '/shop', to: 'https://shop.example/é?a="1"&b=$2' },
]

const rules = hostRules(validSite({ redirects: REDIRECTS }))

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
    { from: '/a', to: '/b' },
    { from: '/c', to: '/d' },
  ])
})

test('vercel.json has addresses without an extension, the same headers and the same redirects', () => {
  const { headers, redirects, ...rest } = JSON.parse(hostFiles(rules)['vercel.json'] ?? '')
  expect(rest).toEqual({ cleanUrls: true, trailingSlash: false })
  expect(redirects[0]).toEqual({ source: '/old', destination: '/new', statusCode: 301 })
  expect(headers.map(({ source }: { source: string }) => source)).toEqual(['/assets/(.*)', '/(.*)'])
  expect(headers[1].headers).toContainEqual({ key: 'X-Content-Type-Options', value: 'nosniff' })
})
