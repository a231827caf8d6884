import { readFileSync } from 'node:fs'
import { probeImages } from '../../renderer/pipeline/emit/image-variants'
import type { PageContent } from '../../renderer/pipeline/open-page'
import { renderPage } from '../../renderer/pipeline/render-page'
import type { Section } from '../../schemas/types'
import { registry } from '../../sections/registry'
import { EXAMPLE_CITIES, EXAMPLE_SITE } from './example-site'

/** Renders the example of every section type, alone on a page. Runs in Vite, which knows what a stylesheet is. */
export async function renderExamples(): Promise<Map<string, string>> {
  const html = new Map<string, string>()
  for (const type of Object.keys(registry)) html.set(type, await renderExample(type))
  return html
}

/** The page's <main>. */
async function renderExample(type: string): Promise<string> {
  const text = readFileSync(`sections/${type}/example.json`, 'utf8')
  const page: PageContent = {
    route: '/example',
    data: { title: 'Example', description: 'Example', sections: [JSON.parse(text) as Section] },
    vars: {},
  }
  const { light, dark } = EXAMPLE_SITE.logo
  const pictures = Array.from(text.matchAll(/"(\/images\/[^"]+)"/g), ([, address = '']) => address)
  const images = await probeImages('public', [light.src, dark.src, ...pictures])
  const html = renderPage(page, { site: EXAMPLE_SITE, cities: EXAMPLE_CITIES, images })
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}
