import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modelWith, resolvedPage } from '../tests/sites'
import { probeImages } from '../renderer/pipeline/emit/image-variants'
import { renderPage } from '../renderer/pipeline/render-page'
import { textsOfPage } from '../renderer/pipeline/documents/texts'
import type { Page, Section } from '../schemas/types'
import { listsCities } from './lists-cities'
import { registry } from './registry'

const site = JSON.parse(readFileSync('site.config/site.json', 'utf8'))
const cities = [{ name: 'Avon', route: '/avon', coordinates: [33.1, -96.7] as [number, number] }]

/** The main part of a page that holds one section. */
async function rendered(section: Section): Promise<string> {
  const data: Page = { title: 'Example', description: 'Example', sections: [section] }
  const page = resolvedPage(data, '/example')
  const pictures = textsOfPage(page).filter(({ format }) => format === 'image')
  const images = await probeImages('public', [
    ...pictures.map(({ text }) => text),
    site.logo.light.src,
    site.logo.dark.src,
  ])
  return /<main.*<\/main>/s.exec(renderPage(page, modelWith({ site, cities, images })))?.[0] ?? ''
}

const examples = Object.keys(registry).map((type): Section =>
  JSON.parse(readFileSync(`sections/${type}/example.json`, 'utf8')),
)
const contact: Section = { type: 'contact', title: 'Call us' }
const list = { title: 'Our towns' }

test.each<Section>([...examples, contact, { ...contact, cities: list }, { ...contact, cities: list, variant: 'line' }])(
  '$type: links to the city pages if it is said to',
  async (section) => {
    expect((await rendered(section)).includes('<a href="/avon"')).toBe(listsCities(section))
  },
)
