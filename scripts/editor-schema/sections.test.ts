import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import type { Schema } from '../../renderer/pipeline/validate/schemas'
import { editorSchemas } from './editor-schemas'
import { EXAMPLE_NAMES, EXAMPLE_SOURCES } from './example-sources'
import { pageSnippet, sectionSnippets, useSnippet } from './sections'

describe('section-branches', () => {
  /** Tells whether an editor takes a section for right: in a page, or in a document of shared/. */
  function openEditor(names = EXAMPLE_NAMES): (section: object, where?: 'page' | 'shared') => boolean {
    const schemas = Object.entries(editorSchemas(EXAMPLE_SOURCES, names)).map(([$id, schema]) => ({ $id, ...schema }))
    const ajv = new Ajv({ strict: false, schemas })
    return (section, where = 'page') =>
      where === 'page' ? ajv.validate('page.json', { sections: [section] }) : ajv.validate('section.json', section)
  }

  /** What VS Code offers at the "|" of a section. */
  async function offered(section: string): Promise<string[]> {
    const service = getLanguageService({})
    // the service puts what a $ref names in its place
    const schema = structuredClone(editorSchemas(EXAMPLE_SOURCES, EXAMPLE_NAMES)['page.json'])
    service.configure({ schemas: [{ uri: 'file:///page.json', fileMatch: ['*'], schema }] })
    const text = `{ "sections": [${section}] }`
    const document = TextDocument.create('file:///pages/new.json', 'json', 1, text.replace('|', ''))
    const cursor = document.positionAt(text.indexOf('|'))
    const found = await service.doComplete(document, cursor, service.parseJSONDocument(document))
    return (found?.items ?? []).map(({ label }) => label).sort()
  }

  test.each([
    ['{ | }', ['type', 'use']],
    ['{ "type": "hero", | }', ['image', 'title']],
    ['{ "use": "welcome", | }', ['image', 'title']],
    ['{ "type": "faq", | }', []],
    ['{ "use": "new", | }', []],
  ])('what can follow in %s is offered', async (section, labels) => {
    expect(await offered(section)).toEqual(labels)
  })

  test('a section has the fields of its type, and notes', () => {
    const isRight = openEditor()
    expect(isRight({ type: 'hero', title: 'Hello', image: { src: '/images/none.jpg' }, $comment: 'why' })).toBe(true)
    expect(isRight({ type: 'hero', title: 'Hello', $schema: 'hero.json' })).toBe(true)
    expect(isRight({ type: 'hero', title: 'Hello', titel: 'Hello' })).toBe(false)
    expect(isRight({ type: 'hero' })).toBe(false)
    expect(isRight({ type: 'faq', title: 'Hello' })).toBe(false)
    expect(isRight({ type: 'faqs' })).toBe(false)
    expect(isRight({ title: 'Hello' })).toBe(false)
  })

  test('a section that uses a shared one may say any of its fields anew, and need not', () => {
    const isRight = openEditor()
    expect(isRight({ use: 'welcome' })).toBe(true)
    expect(isRight({ use: 'welcome', title: 'Hello', $comment: 'why' })).toBe(true)
    expect(isRight({ use: 'welcome', type: 'hero' })).toBe(true)
    expect(isRight({ use: 'welcome', titel: 'Hello' })).toBe(false)
  })

  test('of a shared section that is new, or half written, nothing is wrong', () => {
    expect(openEditor()({ use: 'new', title: 'Hello' })).toBe(true)
    const half = { name: 'half', type: 'her', about: 'her' }
    expect(openEditor({ ...EXAMPLE_NAMES, shared: [half] })({ use: 'half', title: 'Hello' })).toBe(true)
  })

  test('in shared/ a section has a type, and uses no other', () => {
    const isRight = openEditor()
    expect(isRight({ type: 'hero', title: 'Hello' }, 'shared')).toBe(true)
    expect(isRight({ type: 'hero', title: 'Hello', use: 'welcome' }, 'shared')).toBe(true)
    expect(isRight({ use: 'welcome' }, 'shared')).toBe(false)
  })
})

describe('snippets', () => {
  const text: Schema = { type: 'string' }

  /** The body of a section's snippet: its schema has these fields, all of them required, and its example these values. */
  function bodyOf(properties: Record<string, Schema>, example: object, required = Object.keys(properties)) {
    const schemas = new Map<string, Schema>([
      ['sections/hero.schema.json', { description: 'The first section.', required, properties }],
      [
        'shared/picture.schema.json',
        { type: 'object', required: ['src'], properties: { src: { $ref: 'src.schema.json' }, alt: text } },
      ],
      ['shared/src.schema.json', text],
    ])
    const [snippet] = sectionSnippets(schemas, new Map([['hero', example]]))
    expect(snippet).toMatchObject({ label: 'hero', description: 'The first section.' })
    return snippet?.body
  }

  test('a section starts with the words of its example, to be written over one after the other', () => {
    expect(bodyOf({ title: text, body: text }, { title: 'Hello', body: 'Text.' })).toEqual({
      title: '${1:Hello}',
      body: '${2:Text.}',
    })
  })

  test('it has the required fields only, in the order of the schema', () => {
    const example = { title: 'Hello', body: 'Text.', note: 'More.' }
    expect(bodyOf({ note: text, body: text, title: text }, example, ['title', 'body'])).toEqual({
      title: '${1:Hello}',
      body: '${2:Text.}',
    })
  })

  test('what only has one right form stays as it is', () => {
    const properties = { type: { const: 'hero' }, look: { type: 'string', enum: ['dark'] }, level: { type: 'integer' } }
    const example = { type: 'hero', look: 'dark', level: 2 }
    expect(bodyOf(properties, example)).toEqual(example)
  })

  test('of a list it has as many entries as there must be, and one where none must be', () => {
    const example = { list: ['a', 'b', 'c'] }
    expect(bodyOf({ list: { type: 'array', items: text } }, example)).toEqual({ list: ['${1:a}'] })
    expect(bodyOf({ list: { type: 'array', items: text, minItems: 2 } as Schema }, example)).toEqual({
      list: ['${1:a}', '${2:b}'],
    })
    expect(bodyOf({ list: { type: 'array' } }, { list: ['a'] })).toEqual({ list: ['${1:a}'] })
  })

  test('it follows references, from the file that each stands in', () => {
    const example = { image: { src: '/images/van.jpg', alt: 'A van' } }
    expect(bodyOf({ image: { $ref: '../shared/picture.schema.json' } }, example)).toEqual({
      image: { src: '${1:/images/van.jpg}' },
    })
  })

  test.each(['$5', 'a {city}', 'C:\\'])('%s could not be written in a snippet, and leaves an empty place', (words) => {
    expect(bodyOf({ title: text, body: text }, { title: words, body: 'Text.' })).toEqual({
      title: '$1',
      body: '${2:Text.}',
    })
  })

  test('a new page asks for its title, its description and its first section', () => {
    expect(JSON.stringify(pageSnippet.body)).toBe('{"title":"$1","description":"$2","sections":["^$3"]}')
    expect(useSnippet.body).toEqual({ use: '$1' })
  })
})
