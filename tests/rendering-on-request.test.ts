import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { modelOf } from './sites'
import { openSite } from '../renderer/pipeline/open-site'
import { routesOf } from '../renderer/routes-of'
import { openCode } from '../scripts/code/open-code'
import { renderWithVike } from '../renderer/render-with-vike'
import { BUILDS } from './build-sites'

const code = await openCode()
const { renderRoute } = (await import(code.render.href)) as typeof import('../renderer/render-pages')
await import(code.entry.href)

test.each(Object.values(BUILDS))('Vike and a build make the same of every route of $site', async ({ site }) => {
  const model = await modelOf(await openSite(site))
  const routes = routesOf(model)
  expect(routes.length).toBeGreaterThan(2)
  for (const route of routes) {
    const built = renderRoute(route, model, code.injected)
    expect(built, route).toBe(await renderWithVike(route, () => renderRoute(route, model) ?? ''))
    expect(built, route).toMatch(/<script src="\/assets\/entries\/[^"]+" type="module" async><\/script>.*<\/body>/)
  }
})

test('the bundles know nothing of any site', async () => {
  const files = [code.client, fileURLToPath(new URL('.', code.entry))].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n')
  expect(texts).toContain('quote-form')
  for (const { site } of Object.values(BUILDS)) {
    const model = await modelOf(await openSite(site))
    expect(texts).not.toContain(model.site.name)
    for (const page of model.pages) expect(texts).not.toContain(page.data.title)
  }
})
