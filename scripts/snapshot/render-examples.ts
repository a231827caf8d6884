import { probeImages } from '../../renderer/pictures/image-variants'
import type { SiteModel } from '../../renderer/render/model'
import { renderPage } from '../../renderer/render/render-page'
import { readExamples } from '../../renderer/schema/section-examples'
import type { Section, Site } from '../../schemas/types'
import { registry } from '../../sections/registry'
import { SMALLEST_SITE } from '../example-site'
import { ELECTRICIAN } from '../fixtures'

/** A business that is not one of the fixtures, so that only code and examples change the HTML. */
const SITE: Site = {
  ...SMALLEST_SITE['site.json'],
  address: { ...SMALLEST_SITE['site.json'].address, town: 'Avon', coordinates: '33.1, -96.7' },
  social: [{ network: 'instagram', href: 'https://www.instagram.com/acme.example', note: 'What came out today' }],
  embeds: {
    quoteForm: { provider: 'sample', thanks: '/thanks' },
    financing: { url: 'https://financing.example' },
    booking: { url: 'https://calendly.com/acme/visit' },
  },
}

const CITIES: SiteModel['cities'] = [
  { name: 'Avon', route: '/avon', coordinates: [33.1, -96.7] },
  { name: 'Bath', route: '/bath', coordinates: [33.2, -96.6] },
]

/**
 * Renders the examples of section types, by default of all, each on its own page.
 * @returns each page's <main> by the name of the example: "hero", "hero.cover"
 */
export async function renderExamples(types = Object.keys(registry)): Promise<Map<string, string>> {
  const html = new Map<string, string>()
  for (const { name, text } of types.flatMap(readExamples)) {
    const section = JSON.parse(text) as Section
    const pictures = Array.from(text.matchAll(/"(\/images\/[^"]+)"/g), ([, address = '']) => address)
    const images = await probeImages(ELECTRICIAN.public, [...(SITE.logo ? [SITE.logo.light.src] : []), ...pictures])
    const page = {
      route: '/example',
      data: { title: 'Example', description: 'Example', sections: [section] },
      vars: {},
    }
    const document = renderPage(page, { site: SITE, cities: CITIES, images, year: 2026 }, { head: '', body: '' })
    html.set(name, /<main.*<\/main>/s.exec(document)?.[0] ?? '')
  }
  return html
}
