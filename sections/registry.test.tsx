import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modelWith, resolvedPage } from '../tests/sites'
import type { Section } from '../schemas/types'
import { probeImages } from '../renderer/pictures/image-variants'
import { renderPage } from '../renderer/render/render-page'
import { SCHEMA_OF, readSchemas, sectionTypes } from '../renderer/schema/schemas'
import { readExamples } from '../renderer/schema/section-examples'
import { textsOfPage } from '../renderer/schema/texts'
import { findErrors } from '../renderer/validate/validator'
import { componentName } from '../renderer/render/section-marks'
import { registry } from './registry'
import { listsCities } from './section-facts'
import { scopedName } from '../vite.config'
import { ELECTRICIAN } from '../scripts/fixtures'

const schemas = readSchemas()
const site = JSON.parse(readFileSync(`${ELECTRICIAN.site}/site.json`, 'utf8'))
const examplesOf = (type: string) => readExamples(type).map(({ name, text }) => [name, JSON.parse(text)] as const)

/** The main part of a page that holds one section, on a site with the two cities Avon and Bath. */
async function rendered(section: Section): Promise<string> {
  const page = resolvedPage({ title: 'Example', description: 'Example', sections: [section] }, '/example')
  const pictures = textsOfPage(page).flatMap(({ format, text }) => (format === 'image' ? [text] : []))
  const images = await probeImages(ELECTRICIAN.public, [...pictures, site.logo.light.src, site.logo.dark.src])
  const cities = ['Avon', 'Bath'].map((name, index) => {
    const coordinates: [number, number] = [33.1, index - 96.7]
    return { name, route: `/${name.toLowerCase()}`, coordinates }
  })
  return /<main.*<\/main>/s.exec(renderPage(page, modelWith({ site, cities, images })))?.[0] ?? ''
}

test('the registry, the schemas and the folders name the same types', () => {
  const folders = readdirSync('sections', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !['frame', 'page', 'ui', 'words'].includes(entry.name),
  )
  expect(Object.keys(registry).sort()).toEqual(sectionTypes(schemas))
  expect(folders.map(({ name }) => name).sort()).toEqual(sectionTypes(schemas))
})

test('a class is named by its component, and no two stylesheets have the name of one', () => {
  expect(scopedName('title', resolve('sections/hero/Hero.module.css?inline'))).toBe('_Hero-title')
  const name = () => scopedName('title', resolve('sections/why/Hero.module.css'))
  expect(name).toThrow('sections/why/Hero.module.css must not have the same name as sections/hero/Hero.module.css')
})

describe.each(Object.keys(registry))('%s', (type) => {
  const name = componentName(type)

  test('has a component of its name, and its schema has a title for the props', () => {
    expect(existsSync(`sections/${type}/${name}.tsx`)).toBe(true)
    expect(schemas.get(`sections/${type}.schema.json`)?.title).toBe(`${name}Props`)
  })

  test.each(examplesOf(type))(
    'has an example, %s, that is valid, and renders with its words and without style attributes',
    async (_, example) => {
      expect(findErrors(SCHEMA_OF.section, example)).toEqual([])
      const main = await rendered(example)
      expect(main).toContain(example.title.replaceAll("'", '&#x27;').replaceAll('&', '&amp;').slice(0, 20))
      expect(main).not.toMatch(/ style="/)
    },
  )
})

const contact: Section = { type: 'contact', title: 'Call us' }
const withCities: Section = { ...contact, cities: { title: 'Our towns' } }

test.each<Section>([
  ...Object.keys(registry)
    .flatMap(examplesOf)
    .map(([, example]) => example as Section),
  contact,
  withCities,
  { ...withCities, variant: 'line' },
])('$type: links to the city pages if it is said to', async (section) =>
  expect((await rendered(section)).includes('<a href="/avon"')).toBe(listsCities(section)),
)
