import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import { expect, test } from 'vitest'
import { addInjectedTags } from '../renderer/injected-tags'
import { buildModel } from '../renderer/pipeline/model'
import { openSite } from '../renderer/pipeline/open-site'
import { routesOf } from '../renderer/routes-of'
import { openCode } from '../scripts/code/open-code'
import { BUILDS } from './build-sites'

const code = await openCode()
const { renderRoute } = (await import(code.render.href)) as typeof import('../renderer/render-pages')
await import(pathToFileURL(join(code.server, 'entry.mjs')).href)

/** What rendering needs of a site. */
async function modelOf(folder: string) {
  const open = await openSite(folder)
  return buildModel(open, open.site!, open.pages)
}

test.each(Object.values(BUILDS))('Vike and a build make the same of every route of $site', async ({ site }) => {
  const model = await modelOf(site)
  const routes = routesOf(model)
  expect(routes.length).toBeGreaterThan(2)
  for (const route of routes) {
    const { httpResponse } = await renderPage({ urlOriginal: route, model })
    const built = addInjectedTags(renderRoute(route, model) ?? '', code.injected)
    expect(built, route).toBe(httpResponse.body)
    expect(built, route).toMatch(/<script src="\/assets\/entries\/[^"]+" type="module" async><\/script>.*<\/body>/)
  }
})

test('on request an unknown address shows the not-found page', async () => {
  const model = await modelOf('site.config')
  const { httpResponse } = await renderPage({ urlOriginal: '/no-such-page', model })
  expect(httpResponse.body).toBe(addInjectedTags(renderRoute('/404', model)!, code.injected))
})

test('the bundles know nothing of any site', async () => {
  const files = [code.client, code.server].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n')
  expect(texts).toContain('quote-form')
  for (const { site } of Object.values(BUILDS)) {
    const model = await modelOf(site)
    expect(texts).not.toContain(model.site.name)
    for (const page of model.pages) expect(texts).not.toContain(page.data.title)
  }
})
