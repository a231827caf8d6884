import { expect, test } from 'vitest'
import { page, resolvedPage, validSite } from '../../../tests/sites'
import type { Page } from '../../../schemas/types'
import { headers } from './headers'
import { redirectPage, redirects } from './redirects'
import { robots } from './robots'
import { sitemaps } from './sitemap'

const site = validSite()

const pageAt = (route: string, more: Partial<Page> = {}) => resolvedPage(page(undefined, more), route)

/** The rules of a _headers file: what a host adds to the answers below each path. */
function headerRules(text: string): Record<string, string[]> {
  const blocks = text.split(/\n(?=\S)/).map((block) => block.split('\n').filter(Boolean))
  return Object.fromEntries(blocks.map(([path = '', ...lines]) => [path, lines.map((line) => line.trim())]))
}

test('only files with a hash in their name are kept for ever; nothing is taken for another type than it is', () => {
  const rules = headerRules(headers())
  expect(headers()).toMatch(/^\/assets\/\*\n {2}\S/)
  expect(Object.keys(rules)).toEqual(['/assets/*', '/*'])
  expect(rules['/assets/*']).toEqual(['Cache-Control: public, max-age=31536000, immutable'])
  expect(rules['/*']).toEqual(['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin'])
})

test('redirects are told to the host one a line, as permanent ones', () => {
  const both = [
    { from: '/old', to: '/new' },
    { from: '/shop', to: 'https://shop.example' },
  ]
  expect(redirects({ ...site, redirects: both })).toBe('/old /new 301\n/shop https://shop.example 301\n')
  expect(redirects(site)).toBe('')
})

test('a redirect works by itself too, and search engines keep its target instead', () => {
  const html = redirectPage('/new', site)
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/new">')
  expect(html).toContain('<a href="/new">/new</a>')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<link rel="canonical" href="https://acme.example/new">')
  expect(redirectPage('https://shop.example', site)).toContain('<link rel="canonical" href="https://shop.example">')
})

test('a redirect speaks the language of the site', () => {
  expect(redirectPage('/new', site)).toContain('<html lang="en-US">')
  expect(redirectPage('/new', { ...site, language: 'es' })).toContain('<html lang="es">')
})

test('no address can end an attribute of the page that redirects to it', () => {
  const page = redirectPage('https://shop.example/?a="1"&b="2"', site)
  expect(page).toContain('url=https://shop.example/?a=&quot;1&quot;&amp;b=&quot;2&quot;"')
  expect(page).not.toContain('"1"')
})

test('robots.txt lets everything be read, and names the sitemap by its whole address', () => {
  expect(robots(site).split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Allow: /', 'Sitemap: https://acme.example/sitemap.xml']),
  )
})

test('the sitemap names every page that search engines may show, by its canonical address', () => {
  const pages = [
    pageAt('/'),
    pageAt('/thanks', { index: false }),
    pageAt('/plano', { index: true }),
    pageAt('/copy', { canonical: 'https://other.example/page' }),
  ]
  const { 'sitemap.xml': xml = '' } = sitemaps({ pages, site })
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n(.*\n)*<\/urlset>\n$/)
  expect([...xml.matchAll(/^ {2}<url><loc>(.*)<\/loc><\/url>$/gm)].map(([, address]) => address)).toEqual([
    'https://acme.example/',
    'https://acme.example/plano',
    'https://other.example/page',
  ])
  expect(xml.match(/<loc>/g)).toHaveLength(3)
})

test('the sitemap is XML whatever an address holds', () => {
  const page = pageAt('/', { canonical: `https://other.example/?a=<1>&b="2"&c='3'` })
  expect(sitemaps({ pages: [page], site })['sitemap.xml']).toContain(
    '<loc>https://other.example/?a=&lt;1&gt;&amp;b=&quot;2&quot;&amp;c=&apos;3&apos;</loc>',
  )
})
