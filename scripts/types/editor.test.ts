import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CompletionItem } from 'vscode-json-languageservice'
import { SCHEMA_OF, readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { findErrors } from '../../renderer/validate/validator'
import { openEditor } from '../../tests/language-server'
import { ELECTRICIAN } from '../fixtures'

const PAGE = 'site.config/pages/new.json'
const SHARED = 'site.config/shared/new.json'
const BAKERY = 'tests/fixtures/bakery/site.config'
const BLANK = 'examples/blank/site.config'
const editor = await openEditor()
const schemas = readSchemas()
const types = sectionTypes(schemas)

const fieldsOf = (type: string) => Object.keys(schemas.get(`sections/${type}.schema.json`)?.properties ?? {}).sort()
const labels = (items: CompletionItem[]) => items.map(({ label }) => label).sort()
const values = (items: CompletionItem[]) => items.map(({ label }) => JSON.parse(label) as string)
const inPage = (section: string) => `{ "title": "A", "description": "B", "sections": [${section}] }`

test.each(types)('in a section of type %s, its own fields are suggested and no others', async (type) => {
  const wanted = fieldsOf(type).filter((field) => field !== 'type')
  expect(labels(await editor.complete(PAGE, inPage(`{ "type": "${type}", | }`)))).toEqual(wanted)
  expect(labels(await editor.complete(SHARED, `{ "type": "${type}", | }`))).toEqual(wanted)
})

test('an empty section can have a type or use a shared section; in shared/ it has a type', async () => {
  expect(labels(await editor.complete(PAGE, inPage('{ | }')))).toEqual(['type', 'use'])
  expect(labels(await editor.complete(SHARED, '{ | }'))).toEqual(['type'])
})

test('next to "use", the fields of the shared section are suggested', async () => {
  const permits = fieldsOf('permits').filter((field) => field !== 'type')
  expect(labels(await editor.complete(PAGE, inPage('{ "use": "permits", | }')))).toEqual(permits)
  expect(labels(await editor.complete(PAGE, inPage('{ "use": "permits", "steps": [{ | }] }')))).toEqual([
    'text',
    'title',
  ])
})

test('"type" suggests all types, each with its description', async () => {
  const items = await editor.complete(PAGE, inPage('{ "type": "|" }'))
  expect(values(items).sort()).toEqual(types)
  const hero = items.find(({ label }) => label === '"hero"')
  expect(hero?.documentation).toBe(schemas.get('sections/hero.schema.json')?.description)
})

test('choosing "type" leaves its value open and suggests values', async () => {
  const [type] = await editor.complete(PAGE, inPage('{ "ty|" }'))
  expect(type?.insertText).toBe('"type": $1')
  expect(type?.command?.command).toBe('editor.action.triggerSuggest')
})

test('"use" suggests all shared sections, each with its title', async () => {
  const items = await editor.complete(PAGE, inPage('{ "use": "|" }'))
  expect(values(items).sort()).toEqual(
    readdirSync(`${ELECTRICIAN.site}/shared`)
      .map((file) => file.replace('.json', ''))
      .sort(),
  )
  const { title } = JSON.parse(readFileSync(`${ELECTRICIAN.site}/shared/permits.json`, 'utf8')) as { title: string }
  expect(items.find(({ label }) => label === '"permits"')?.documentation).toBe(`permits: ${title}`)
})

test('icons, pictures, pages and choices are suggested where they fit', async () => {
  const at = async (section: string) => values(await editor.complete(PAGE, inPage(section)))
  expect(await at('{ "type": "points", "items": [{ "icon": "|" }] }')).toEqual(expect.arrayContaining(['plug-zap']))
  expect(await at('{ "type": "hero", "image": { "src": "|" } }')).toEqual(expect.arrayContaining(['/images/truck.jpg']))
  const links = await at('{ "type": "hero", "buttons": [{ "href": "|" }] }')
  expect(links).toEqual(expect.arrayContaining(['/', '/plano', '/workshops/texas-rail', 'tel:{tel}']))
  expect(links).not.toContain('/404')
  expect(await at('{ "type": "hero", "variant": "|" }')).toEqual([
    'city',
    'split',
    'service',
    'centered',
    'cover',
    'text',
  ])
})

test('hover explains sections, fields and defaults', async () => {
  const hover = (section: string) => editor.hover(PAGE, inPage(section))
  expect(await hover('|{ "type": "faq" }')).toMatch(/^faq\n\nQuestions and answers/)
  expect(await hover('{ "type": "|faq" }')).toContain('Questions and answers')
  expect(await hover('{ "type": "faq", "ti|tle": "A" }')).toBe('The heading\\.')
  expect(await hover('{ "type": "faq", "var|iant": "band" }')).toContain('Left out, it is "side"')
  expect(await hover('{ "use": "permits", "te|xt": "A" }')).toMatch(/\w/)
})

test.each(types)('the snippet of a new %s is a valid section', async (type) => {
  const items = await editor.complete(PAGE, inPage('|'))
  const snippet = items.find(({ label }) => label === type)
  const section = JSON.parse(
    (snippet?.insertText ?? '').replaceAll(/\$\{\d+:([^}]*)\}|\$\d+/g, (_, text) => text ?? 'x'),
  )
  expect(findErrors(SCHEMA_OF.section, section)).toEqual([])
  expect(section.type).toBe(type)
  // no words from the site that ships
  expect(JSON.stringify(section)).not.toMatch(/electri|charger|McKinney|Blackland|breaker|hero-/i)
})

test('an empty document is a page in pages/, and a section in shared/', async () => {
  expect(labels(await editor.complete(PAGE, '|'))).toEqual(['page'])
  expect(labels(await editor.complete(SHARED, '|'))).toEqual(types)
})

/** The documents of a site, as if they were those of `folder`. */
const documentsOf = (site: string, folder = site) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [join(folder, name), join(site, name)])

test.each([...documentsOf(ELECTRICIAN.site, 'site.config'), ...documentsOf(BAKERY), ...documentsOf(BLANK)])(
  'nothing is marked in %s',
  async (file, document) => {
    expect(await editor.diagnose(file!, readFileSync(document!, 'utf8'))).toEqual([])
  },
)

test.each(['pages/new.json', 'pages/a/b.json', 'shared/new.json', 'lists/new.json', 'site.json'])(
  '%s has a schema',
  async (name) => {
    const surplus = '"pagetitle": Property pagetitle is not allowed.'
    const text = '{ "type": "cities", "of": "question", "title": "A", "pagetitle": "B" }'
    expect(await editor.diagnose(join('site.config', name), text)).toContain(surplus)
    expect(await editor.diagnose(join(BAKERY, name), text)).toContain(surplus)
    expect(await editor.diagnose(join(BLANK, name), text)).toContain(surplus)
  },
)

test('nothing is marked in the examples', async () => {
  for (const type of readdirSync('schemas/sections').map((name) => name.replace('.schema.json', ''))) {
    const example = readFileSync(`sections/${type}/example.json`, 'utf8')
    expect(await editor.diagnose('site.config/shared/new.json', example)).toEqual([])
  }
})

test('comments, $schema and {variables} are accepted wherever the pipeline accepts them', async () => {
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
  ['an unknown type', '{ "type": "heroo" }', '"heroo": Value is not accepted. Valid values: "article"'],
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

const hero = (more: object) => ({
  type: 'hero',
  title: 'A',
  image: { src: '/images/truck.jpg', alt: 'A van' },
  ...more,
})
const button = (href: string) => hero({ buttons: [{ label: 'B', href }] })
const picture = (src: string) => hero({ image: { src, alt: 'A van' } })
const text = (body: string) => ({ type: 'prose', title: 'A', body })

const NO_ADDRESS = '"/new": No page has this address.'
const LEADS_NOWHERE = 'A link in this text leads to an address that no page has.'

test.each([
  ['a link to no page', button('/new'), NO_ADDRESS],
  ['a link to no page, with a place on it', button('/new#faq'), '"/new#faq": No page has this address.'],
  ['a link of another form', button('www.example.com'), '"www.example.com": No page has this address.'],
  ['a link beside "use"', { use: 'permits', text: 'See [this](/new).' }, LEADS_NOWHERE],
  ['a link in Markdown', text('See [this](/plano) and\n\n[that](/new).'), LEADS_NOWHERE],
  ['a picture that is not there', picture('/images/new.jpg'), '"/images/new.jpg": public/images has no such picture.'],
])('%s is marked', async (_, section, wanted) => {
  const found = await editor.diagnose(PAGE, inPage(JSON.stringify(section)))
  expect(found).toEqual(expect.arrayContaining([expect.stringContaining(wanted)]))
})

test.each([
  ...['/plano', '/plano#faq', '/?from=mail', '/services/outdoor-lighting', '#faq', 'tel:{tel}', '/{page}'].map(button),
  ...['https://example.com', 'mailto:hello@example.com'].map(button),
  text('[a](/plano), [b](/#faq), [c](#d), [e](tel:{tel}), [f](/{page}), [g](https://example.com/x)'),
  picture('/images/truck.jpg'),
  picture('/images/{name}.jpg'),
])('nothing is marked in %j', async (section) => {
  expect(await editor.diagnose(PAGE, inPage(JSON.stringify(section)))).toEqual([])
})

test('if the names of a site are not known, none is marked', async () => {
  const sections = [button('/new'), text('[a](/new)'), picture('/images/new.jpg'), { use: 'new' }]
  const page = inPage(sections.map((section) => JSON.stringify(section)).join())
  expect(await editor.diagnose(join(BAKERY, 'pages/new.json'), page)).toEqual([])
})

test('a text that takes Markdown can start with a link to a page', async () => {
  const items = await editor.complete(PAGE, inPage('{ "type": "prose", "body": "|" }'))
  const link = items.find(({ label }) => label === '[…](/plano)')
  expect(link?.insertText).toBe('"$1[${2:words}](/plano)$3"')
})

test('JetBrains editors read the same schemas for the same documents', () => {
  const xml = readFileSync('.idea/jsonSchemas.xml', 'utf8')
  const pairs = [...xml.matchAll(/relativePathToSchema" value="([^"]+)"[\s\S]*?name="path" value="([^"]+)"/g)]
  expect(pairs.map(([, schema, path]) => `${path} ${schema}`)).toEqual([
    'site.config/pages .plat/editor/page.json',
    'site.config/shared .plat/editor/section.json',
    'site.config/lists .plat/editor/list.json',
    'site.config/site.json .plat/editor/site.json',
    'tests/fixtures/bakery/site.config/pages schemas/editor/page.json',
    'tests/fixtures/bakery/site.config/shared schemas/editor/section.json',
    'tests/fixtures/bakery/site.config/lists schemas/editor/list.json',
    'tests/fixtures/bakery/site.config/site.json schemas/editor/site.json',
  ])
})
