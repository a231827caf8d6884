import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { addVikeTags } from '../../renderer/render/add-vike-tags'
import { QUOTE_FORM_ROUTE } from '../../renderer/site/addresses'
import { openSite } from '../../renderer/pipeline/open-site'
import type { InjectedTags } from '../../renderer/render/render-page'
import { openCode } from '../../scripts/prerender/code'
import { BUILDS } from '../build-sites'
import { modelOf } from '../sites'

const code = await openCode()
const { renderPage, renderQuoteForm } = (await import(
  code.render.href
)) as typeof import('../../renderer/render/render-page')
await import(code.entry.href)

test.each(Object.values(BUILDS))('Vike and a build render every route of $site alike', async ({ site }) => {
  const open = openSite(site)
  const model = await modelOf(open)
  const renders = [
    ...open.pages.flatMap((page) =>
      [page.route, ...(page.data.aliases ?? [])].map(
        (route) => [route, (injected: InjectedTags) => renderPage(page, model, injected)] as const,
      ),
    ),
    [QUOTE_FORM_ROUTE, (injected: InjectedTags) => renderQuoteForm(model, injected)] as const,
  ]
  expect(renders.length).toBeGreaterThan(2)
  for (const [route, render] of renders) {
    const built = render(code.injected)
    expect(built, route).toBe(await addVikeTags(route, render({ head: '', body: '' })))
    expect(built, route).toMatch(/<script src="\/assets\/entries\/[^"]+" type="module" async><\/script>.*<\/body>/)
  }
})

test('the bundles contain nothing of any site', async () => {
  const files = [code.client, fileURLToPath(new URL('.', code.entry))].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n')
  expect(texts).toContain('quote-form')
  for (const { site } of Object.values(BUILDS)) {
    const open = openSite(site)
    expect(open.site).toBeDefined()
    expect(texts).not.toContain(open.site?.name)
    for (const page of open.pages) expect(texts).not.toContain(page.data.title)
  }
})
