import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { TextDocument, getLanguageService } from 'vscode-json-languageservice'
import { editorSchemas } from './editor-schemas'
import { EXAMPLE_NAMES, EXAMPLE_SOURCES } from './example-sources'

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
