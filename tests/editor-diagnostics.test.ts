import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEditor } from './language-server'

const PAGE = 'site.config/pages/new.json'
const BAKERY = 'tests/fixtures/bakery/site.config'
const editor = await openEditor()

const inPage = (section: string) => `{ "title": "A", "description": "B", "sections": [${section}] }`
const documentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))

test.each([...documentsOf('site.config'), ...documentsOf(BAKERY)])('%s has nothing marked', async (file) => {
  expect(await editor.diagnose(file, readFileSync(file, 'utf8'))).toEqual([])
})

test.each(['pages/new.json', 'pages/a/b.json', 'shared/new.json', 'site.json'])('%s has a schema', async (name) => {
  const surplus = '"pagetitle": Property pagetitle is not allowed.'
  const text = '{ "type": "cities", "title": "A", "pagetitle": "B" }'
  expect(await editor.diagnose(join('site.config', name), text)).toContain(surplus)
  expect(await editor.diagnose(join(BAKERY, name), text)).toContain(surplus)
})

test('the examples have nothing marked', async () => {
  for (const type of readdirSync('schemas/sections').map((name) => name.replace('.schema.json', ''))) {
    const example = readFileSync(`sections/${type}/example.json`, 'utf8')
    expect(await editor.diagnose('site.config/shared/new.json', example)).toEqual([])
  }
})

test('a comment, a $schema and a {variable} are right wherever the pipeline takes them', async () => {
  const section = `{
    "$comment": 1, "type": "hero", "variant": "{look}", "title": "{city}",
    "image": { "$comment": "why", "src": "/images/{picture}.jpg", "alt": "{city}" }
  }`
  const page = `{
    "$schema": "../../.plat/editor/page.json", "$comment": "why", "title": "{business}", "description": "B", "canonical": "{address}",
    "vars": { "$comment": "why", "city": "Plano" },
    "sections": [${section}, { "use": "permits", "$comment": "why" }, { "use": "map", "provider": "{provider}" }]
  }`
  expect(await editor.diagnose(PAGE, page)).toEqual([])
})

test.each([
  [
    'a misspelt field',
    '{ "type": "prose", "title": "A", "boddy": "B", "body": "C" }',
    '"boddy": Property boddy is not',
  ],
  ['an unknown type', '{ "type": "heroo" }', '"heroo": Value is not accepted. Valid values: "banner"'],
  ['a section without a type', '{ "title": "A" }', '{: Missing property "type"'],
  ['a misspelt field beside "use"', '{ "use": "permits", "titel": "C" }', '"titel": Property titel is not'],
  ['a missing field', '{ "type": "prose", "title": "A" }', '{: Missing property "body"'],
  [
    'an unknown icon',
    '{ "type": "services", "title": "A", "items": [{ "title": "B", "text": "C", "icon": "plugg" }] }',
    '"plugg": Must be the name of a Lucide icon',
  ],
  [
    'an unknown choice',
    '{ "type": "faq", "title": "A", "variant": "sid", "items": [{ "question": "B", "answer": "C" }] }',
    '"sid": Must be one of: "side", "band", "stack".',
  ],
])('%s is marked, once', async (_, section, wanted) => {
  const found = await editor.diagnose(PAGE, inPage(section))
  expect(found).toEqual([expect.stringContaining(wanted)])
})

test('what a site names is only suggested: a picture or a page may be new', async () => {
  const section = `{
    "type": "hero", "title": "A", "image": { "src": "/images/new.jpg", "alt": "New" },
    "buttons": [{ "label": "B", "href": "/new" }, { "label": "C", "href": "https://example.com" }]
  }`
  expect(await editor.diagnose(PAGE, inPage(`${section}, { "use": "new", "title": "D" }`))).toEqual([])
})

test('JetBrains’ editors read the same schemas for the same documents', () => {
  const xml = readFileSync('.idea/jsonSchemas.xml', 'utf8')
  const pairs = [...xml.matchAll(/relativePathToSchema" value="([^"]+)"[\s\S]*?name="path" value="([^"]+)"/g)]
  expect(pairs.map(([, schema, path]) => `${path} ${schema}`)).toEqual([
    'site.config/pages .plat/editor/page.json',
    'site.config/shared .plat/editor/section.json',
    'site.config/site.json .plat/editor/site.json',
    'tests/fixtures/bakery/site.config/pages schemas/editor/page.json',
    'tests/fixtures/bakery/site.config/shared schemas/editor/section.json',
    'tests/fixtures/bakery/site.config/site.json schemas/editor/site.json',
  ])
})
