import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitemaps } from '../renderer/pipeline/emit/site-files'
import { openSite } from '../renderer/pipeline/open-site'
import { copyOfRealSite, renderRoute } from './sites'

test('a copied page with other vars is a city everywhere', async () => {
  const folder = copyOfRealSite()
  const garland = join(folder, 'pages/garland.json')
  copyFileSync(join(folder, 'pages/plano.json'), garland)
  const document = JSON.parse(readFileSync(garland, 'utf8'))
  document.vars = { city: 'Garland', county: 'Dallas County', coordinates: '32.9126, -96.6389' }
  writeFileSync(garland, JSON.stringify(document))

  const open = openSite(folder)
  expect(open.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const page = await renderRoute(open, '/garland')
  expect(page).toContain('<title>Electrician in Garland, TX | Blackland Electric</title>')
  expect(page).toContain('aria-current="page"')
  for (const other of ['/', '/plano', '/services']) {
    expect(await renderRoute(open, other)).toMatch(/<a href="\/garland"[^>]*>Garland<\/a>/)
    expect(await renderRoute(open, other)).toContain('{"@type":"City","name":"Garland"}')
  }
  expect(sitemaps(open.site!, open.facts)['sitemap.xml']).toContain('<loc>https://blackland.example.com/garland</loc>')
})
