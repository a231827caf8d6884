import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { page, temporarySite } from '../../tests/sites'
import { indexFolder, indexSite, readIndex } from './site-index'

const town = (city: string, more: object = {}) =>
  page(undefined, { vars: { city, coordinates: '33.1, -96.6' }, ...more })

test('the index has the cities, the aliases and the sitemap of all pages that can be read', async () => {
  const site = temporarySite({
    'pages/wylie.json': town('Wylie', { aliases: ['/old-wylie'] }),
    'pages/area/anna.json': town('Anna', { index: false }),
    'pages/broken.json': '{',
    'pages/odd.json': page(undefined, { aliases: 'no list' }),
  })
  onTestFinished(() => rmSync(indexFolder(site), { recursive: true }))
  const index = await indexSite(site)
  expect(index).toEqual({
    pages: 4,
    cities: [
      { name: 'Anna', route: '/area/anna', coordinates: [33.1, -96.6] },
      { name: 'Wylie', route: '/wylie', coordinates: [33.1, -96.6] },
    ],
    aliases: { '/old-wylie': '/wylie' },
  })
  expect(readIndex(site)).toEqual(index)
  const sitemap = readFileSync(join(indexFolder(site), 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path]) => path)
  expect(listed.sort()).toEqual(['/', '/odd', '/wylie'])
})

test('a site whose site.json is wrong has no index', async () => {
  const site = temporarySite({ 'site.json': '{' })
  expect(await indexSite(site)).toBeUndefined()
  expect(readIndex(site)).toBeUndefined()
})
