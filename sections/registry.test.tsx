import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { modelWith, resolvedPage } from '../tests/sites'
import type { Page } from '../schemas/types'
import { probeImages } from '../renderer/pipeline/emit/image-variants'
import { renderPage } from '../renderer/pipeline/render-page'
import { readSchemas, sectionTypes } from '../renderer/pipeline/validate/schemas'
import { textsOfPage } from '../renderer/pipeline/documents/texts'
import { SCHEMA_OF, getValidator } from '../renderer/pipeline/validate/validator'
import { registry } from './registry'

const schemas = readSchemas()
const site = JSON.parse(readFileSync('site.config/site.json', 'utf8'))
const cities = [
  { name: 'Avon', route: '/avon', coordinates: [33.1, -96.7] as [number, number] },
  { name: 'Bath', route: '/bath', coordinates: [33.2, -96.6] as [number, number] },
]

test('the registry, the schemas and the folders name the same types', () => {
  const folders = readdirSync('sections', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'ui',
  )
  expect(Object.keys(registry).sort()).toEqual(sectionTypes(schemas))
  expect(folders.map(({ name }) => name).sort()).toEqual(sectionTypes(schemas))
})

describe.each(Object.keys(registry))('%s', (type) => {
  const pascal = type.replace(/(^|-)(.)/g, (_, _hyphen, letter: string) => letter.toUpperCase())
  const example = JSON.parse(readFileSync(`sections/${type}/example.json`, 'utf8'))

  test('has a component of its name, and its schema has a title for the props', () => {
    expect(existsSync(`sections/${type}/${pascal}.tsx`)).toBe(true)
    expect(schemas.get(`sections/${type}.schema.json`)?.title).toBe(`${pascal}Props`)
  })

  test('has an example that is valid', () => {
    const { allErrors } = getValidator()
    allErrors.validate(SCHEMA_OF.section, example)
    expect(allErrors.errors ?? []).toEqual([])
  })

  test('renders its example with its words, and without style attributes', async () => {
    const data: Page = { title: 'Example', description: 'Example', sections: [example] }
    const page = resolvedPage(data, '/example')
    const images = await probeImages('public', [
      ...textsOfPage(page)
        .filter(({ format }) => format === 'image')
        .map(({ text }) => text),
      site.logo.light.src,
      site.logo.dark.src,
    ])
    const html = renderPage(page, modelWith({ site, cities, images }))
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(main).toContain(example.title.replaceAll("'", '&#x27;').replaceAll('&', '&amp;').slice(0, 20))
    expect(main).not.toMatch(/ style="/)
  })
})
