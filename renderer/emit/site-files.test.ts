import { expect, test } from 'vitest'
import { validSite } from '../../tests/sites'
import { siteFiles } from './site-files'

const site = validSite()

const pageAt = (route: string, more: { index?: boolean; canonical?: string } = {}) => ({ route, index: true, ...more })

const locations = (xml = '') => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)

test('the sitemap lists every page that search engines may list, by its canonical address', () => {
  const pages = [
    pageAt('/'),
    pageAt('/thanks', { index: false }),
    pageAt('/plano'),
    pageAt('/copy', { canonical: 'https://other.example/page' }),
  ]
  const xml = siteFiles(site, pages)['sitemap.xml']
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n(.*\n)*<\/urlset>\n$/)
  expect(locations(xml)).toEqual(['https://acme.example/', 'https://acme.example/plano', 'https://other.example/page'])
})

test('the sitemap is valid XML whatever an address contains', () => {
  const page = pageAt('/', { canonical: `https://other.example/?a=<1>&b="2"&c='3'` })
  expect(siteFiles(site, [page])['sitemap.xml']).toContain(
    '<loc>https://other.example/?a=&lt;1&gt;&amp;b=&quot;2&quot;&amp;c=&apos;3&apos;</loc>',
  )
})

test('more than fifty thousand addresses are split among several files, which sitemap.xml lists', () => {
  const towns = Array.from({ length: 100_001 }, (_, town) => pageAt(`/town-${town}`))
  const files = siteFiles(site, towns)
  expect(locations(files['sitemap.xml'])).toEqual([1, 2, 3].map((part) => `https://acme.example/sitemap-${part}.xml`))
  expect(files['sitemap.xml']).toContain('<sitemapindex ')
  const parts = [1, 2, 3].map((part) => locations(files[`sitemap-${part}.xml`]))
  expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 1])
  expect(parts[2]).toEqual(['https://acme.example/town-100000'])
  expect(siteFiles(site, towns.slice(0, 50_000))).not.toHaveProperty('sitemap-1.xml')
})
