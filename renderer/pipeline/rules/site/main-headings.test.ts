import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modelWith, page, resolvedPage } from '../../../../tests/sites'
import { probeImages } from '../../images/probe-images'
import { listImages } from '../../images/public-folder'
import { render } from '../../render'
import { readSchemas, sectionTypes } from '../../validate/schemas'
import { mainHeadingOf, mainHeadingSections } from './main-headings'

const schemas = readSchemas()
const site = JSON.parse(readFileSync('site.config/site.json', 'utf8'))
const images = await probeImages('public', listImages('public').keys())

/** The main headings of a page that has this section only. */
function renderedHeadings(section: object): number {
  const html = render(resolvedPage(page([section])), modelWith({ site, images }))
  return html.match(/<h1[\s>]/g)?.length ?? 0
}

/** Every example, also with each value that a schema lists in place of its own: variants, levels. */
const cases = sectionTypes(schemas).flatMap((type) => {
  const example = JSON.parse(readFileSync(`sections/${type}/example.json`, 'utf8'))
  const properties = Object.entries(schemas.get(`sections/${type}.schema.json`)?.properties ?? {})
  const others = properties.flatMap(([key, { enum: values = [] }]) =>
    values.map((value) => [`${type} with ${key} ${String(value)}`, { ...example, [key]: value }] as const),
  )
  return [[type, example] as const, ...others]
})

test.each(cases)('%s gives the main headings that its schema says', (_, section) => {
  expect(renderedHeadings(section)).toBe(mainHeadingOf(schemas, section) ? 1 : 0)
})

test('an author is told how to write the sections that give one', () => {
  expect(mainHeadingSections(schemas)).toEqual(expect.arrayContaining(['hero', 'prose with "level": 1']))
  expect(mainHeadingSections(schemas)).not.toContain('faq')
})

test('every value that the schema asks for must be there', () => {
  const title = { mainHeading: { level: 1, tone: 'night' } }
  const own = new Map([['sections/box.schema.json', { properties: { id: {}, title } }]])
  expect(mainHeadingOf(own, { type: 'box', level: 1, tone: 'night' })).toBe('title')
  expect(mainHeadingOf(own, { type: 'box', level: 1 })).toBeUndefined()
  expect(mainHeadingOf(own, { type: 'bag', level: 1, tone: 'night' })).toBeUndefined()
  expect(mainHeadingOf(own, null)).toBeUndefined()
})
