import { expect, test } from 'vitest'
import { loadedSite, page } from '../../../tests/sites'
import { gatherIndex } from './gather-index'

const town = (city: string, more: object = {}) =>
  page(undefined, { vars: { city, coordinates: '33.1, -96.6' }, ...more })

test('the index has the cities, the aliases and the sitemap of all pages that can be read', () => {
  const site = loadedSite({
    'pages/wylie.json': town('Wylie', { aliases: ['/old-wylie'] }),
    'pages/area/anna.json': town('Anna', { index: false }),
    'pages/broken.json': '{',
    'pages/odd.json': page(undefined, { aliases: 'no list' }),
  })
  const { index, sitemaps } = gatherIndex(site, () => undefined)
  expect(index).toEqual({
    pages: 4,
    cities: [
      { name: 'Anna', route: '/area/anna', coordinates: [33.1, -96.6] },
      { name: 'Wylie', route: '/wylie', coordinates: [33.1, -96.6] },
    ],
    aliases: { '/old-wylie': '/wylie' },
  })
  const listed = [...(sitemaps['sitemap.xml'] ?? '').matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path]) => path)
  expect(listed.sort()).toEqual(['/', '/odd', '/wylie'])
})
