import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitemaps } from '../renderer/pipeline/emit/sitemap'
import { openSite } from '../renderer/pipeline/open-site'
import { renderRoute } from '../renderer/pipeline/render'
import { copyOfRealSite, modelOf } from './sites'

test('a copied page with other vars is a city everywhere', async () => {
  const folder = copyOfRealSite()
  const garland = join(folder, 'pages/garland.json')
  copyFileSync(join(folder, 'pages/plano.json'), garland)
  const document = JSON.parse(readFileSync(garland, 'utf8'))
  document.vars = { city: 'Garland', county: 'Dallas County', coordinates: '32.9126, -96.6389' }
  writeFileSync(garland, JSON.stringify(document))

  const open = await openSite(folder)
  expect(open.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const model = await modelOf(open)
  const page = renderRoute('/garland', model)
  expect(page).toContain('<title>Electrician in Garland, TX | Blackland Electric</title>')
  expect(page).toContain('aria-current="page"')
  for (const other of ['/', '/plano', '/services']) {
    expect(renderRoute(other, model)).toMatch(/<a href="\/garland"[^>]*>Garland<\/a>/)
    expect(renderRoute(other, model)).toContain('{"@type":"City","name":"Garland"}')
  }
  expect(sitemaps(model)['sitemap.xml']).toContain('<loc>https://blackland.example.com/garland</loc>')
})
