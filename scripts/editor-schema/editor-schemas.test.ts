import { expect, test } from 'vitest'
import type { EditorSchema } from './adapt-schema'
import { editorSchemas } from './editor-schemas'
import { EXAMPLE_NAMES, EXAMPLE_SOURCES } from './example-sources'
import { NO_NAMES } from './site-names'

const written = (names = EXAMPLE_NAMES) => editorSchemas(EXAMPLE_SOURCES, names)

const definitionsOf = (file: string, names = EXAMPLE_NAMES) =>
  (written(names)[file]?.definitions ?? {}) as Record<string, EditorSchema>

/** The conditions on a section. */
const branchesOf = (name: 'Section' | 'SharedSection') =>
  definitionsOf('page.json')[name]!.allOf as { properties?: { type: EditorSchema }; then?: EditorSchema }[]

test('each branch is told by its name and by what it is, and names its fields itself (for JetBrains)', () => {
  const branches = branchesOf('Section').map(({ then }) => then)
  const fields = {
    title: { $ref: '#/definitions/sections-hero/properties/title' },
    image: { $ref: '#/definitions/sections-hero/properties/image' },
  }
  const hero = { title: 'hero', description: 'The first section.', properties: { type: {}, ...fields } }
  expect(branches).toContainEqual(expect.objectContaining(hero))
  const use = { use: { $ref: '#/definitions/UseName' } }
  const welcome = { title: 'welcome', description: 'hero: Welcome', properties: { ...use, ...fields } }
  expect(branches).toContainEqual(expect.objectContaining(welcome))
})

test('the types are offered with what they are, in both families of editors', () => {
  const [first] = branchesOf('SharedSection')
  expect(first?.properties?.type).toEqual({
    description: expect.stringContaining('kind of section'),
    enum: ['faq', 'hero'],
    enumDescriptions: ['', 'The first section.'],
    'x-intellij-enum-metadata': { faq: { description: '' }, hero: { description: 'The first section.' } },
  })
})

test('what starts a new section is offered; in pages "use" as well', () => {
  const offered = (labels: string[]) => ({ defaultSnippets: labels.map((label) => expect.objectContaining({ label })) })
  const { Section, SharedSection } = definitionsOf('page.json')
  expect(Section).toMatchObject(offered(['hero', 'use']))
  expect(SharedSection).toMatchObject(offered(['hero']))
  expect(written()['page.json']).toMatchObject(offered(['page']))
})

test('the names of shared sections are suggested, any other is as right', () => {
  expect(definitionsOf('page.json').UseName?.description).toContain('section of shared/')
  expect(definitionsOf('page.json').UseName?.anyOf).toEqual([
    {},
    expect.objectContaining({ enum: ['welcome'], enumDescriptions: ['hero: Welcome'] }),
  ])
  expect(definitionsOf('page.json', NO_NAMES).UseName).not.toHaveProperty('anyOf')
})

test('each file holds the definitions that it needs, and says which draft it follows', () => {
  const names = (file: string) => Object.keys(definitionsOf(file)).sort()
  expect(names('site.json')).toEqual(['shared-logo', 'shared-src'])
  expect(names('page.json')).toEqual([
    'Section',
    'SharedSection',
    'UseName',
    'sections-hero',
    'shared-picture',
    'shared-src',
  ])
  expect(Object.keys(written())).toEqual(['page.json', 'section.json', 'site.json'])
  expect(Object.values(written()).map(({ $schema }) => $schema)).toEqual(
    Array.from({ length: 3 }, () => 'http://json-schema.org/draft-07/schema#'),
  )
})
