import { expect, test } from 'vitest'
import { page, resolvedPage, validSite } from '../../../tests/sites'
import { sitemaps } from './sitemap'

const site = validSite()

function sitemapsOf(...routes: string[]) {
  const any = resolvedPage(page())
  return sitemaps({ site, pages: routes.map((route) => ({ ...any, route })) })
}

const locations = (xml = '') => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)

test('more than fifty thousand stand in several files, which the first one names', () => {
  const towns = Array.from({ length: 100_001 }, (_, town) => `/town-${town}`)
  const files = sitemapsOf(...towns)
  expect(locations(files['sitemap.xml'])).toEqual([1, 2, 3].map((part) => `https://acme.example/sitemap-${part}.xml`))
  expect(files['sitemap.xml']).toContain('<sitemapindex ')
  const parts = [1, 2, 3].map((part) => locations(files[`sitemap-${part}.xml`]))
  expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 1])
  expect(parts[2]).toEqual(['https://acme.example/town-100000'])
  expect(Object.keys(sitemapsOf(...towns.slice(0, 50_000)))).toEqual(['sitemap.xml'])
})
