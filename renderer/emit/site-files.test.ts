import { expect, test } from 'vitest'
import { validSite } from '../../tests/sites'
import { siteFiles } from './site-files'

const site = validSite()

const pageAt = (route: string, more: { index?: boolean; canonical?: string } = {}) => ({ route, index: true, ...more })

const locations = (xml = '') => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)

test('the sitemap lists every page that search engines may list at its own address, once', () => {
  const pages = [
    pageAt('/', { canonical: 'https://acme.example' }),
    pageAt('/thanks', { index: false }),
    pageAt('/404'),
    pageAt('/plano', { canonical: 'https://acme.example/plano' }),
    pageAt('/plano-2', { canonical: 'https://acme.example/plano' }),
    pageAt('/start', { canonical: 'https://acme.example' }),
    pageAt('/copy', { canonical: 'https://other.example/page' }),
  ]
  const xml = siteFiles(site, pages)['sitemap.xml']
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n(.*\n)*<\/urlset>\n$/)
  expect(locations(xml)).toEqual(['https://acme.example/', 'https://acme.example/plano'])
})

test('the sitemap says when a page was last changed, if that is known', () => {
  const pages = [{ ...pageAt('/'), lastModified: '2026-11-29' }, pageAt('/plano')]
  expect(siteFiles(site, pages)['sitemap.xml']).toContain(
    '  <url><loc>https://acme.example/</loc><lastmod>2026-11-29</lastmod></url>\n  <url><loc>https://acme.example/plano</loc></url>\n',
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

test('llms.txt lists the same pages with their titles and descriptions, if the site wants it', () => {
  const pages = [
    { ...pageAt('/'), title: 'Bread [daily]', description: 'Rye\nand oat.' },
    { ...pageAt('/thanks', { index: false }), title: 'Thanks', description: '' },
    { ...pageAt('/plano'), title: 'Plano', description: '' },
  ]
  expect(siteFiles(site, pages)).not.toHaveProperty('llms.txt')
  const wanted = validSite({ llmsTxt: true, business: { type: 'Bakery', description: 'A small bakery.' } })
  expect(siteFiles(wanted, pages)['llms.txt']).toBe(
    `# Acme

> A small bakery.

## Pages

- [Bread \\[daily\\]](https://acme.example/): Rye and oat.
- [Plano](https://acme.example/plano)
`,
  )
})
