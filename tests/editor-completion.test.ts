import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CompletionItem } from 'vscode-json-languageservice'
import { readSchemas, sectionTypes } from '../renderer/pipeline/validate/schemas'
import { SCHEMA_OF, getValidator } from '../renderer/pipeline/validate/validator'
import { openEditor } from './language-server'

const PAGE = 'site.config/pages/new.json'
const SHARED = 'site.config/shared/new.json'
const editor = await openEditor()
const schemas = readSchemas()
const types = sectionTypes(schemas)

const fieldsOf = (type: string) => Object.keys(schemas.get(`sections/${type}.schema.json`)?.properties ?? {}).sort()
const labels = (items: CompletionItem[]) => items.map(({ label }) => label).sort()
const values = (items: CompletionItem[]) => items.map(({ label }) => JSON.parse(label) as string)
const inPage = (section: string) => `{ "title": "A", "description": "B", "sections": [${section}] }`

test.each(types)('inside %s its own fields are offered, and no others', async (type) => {
  const wanted = fieldsOf(type).filter((field) => field !== 'type')
  expect(labels(await editor.complete(PAGE, inPage(`{ "type": "${type}", | }`)))).toEqual(wanted)
  expect(labels(await editor.complete(SHARED, `{ "type": "${type}", | }`))).toEqual(wanted)
})

test('an empty section may have a type or use a shared one; in shared/ it has a type', async () => {
  expect(labels(await editor.complete(PAGE, inPage('{ | }')))).toEqual(['type', 'use'])
  expect(labels(await editor.complete(SHARED, '{ | }'))).toEqual(['type'])
})

test('beside "use" the fields of the shared section are offered', async () => {
  const permits = fieldsOf('permits').filter((field) => field !== 'type')
  expect(labels(await editor.complete(PAGE, inPage('{ "use": "permits", | }')))).toEqual(permits)
})

test('"type" has all types, each with what it is', async () => {
  const items = await editor.complete(PAGE, inPage('{ "type": "|" }'))
  expect(values(items).sort()).toEqual(types)
  const hero = items.find(({ label }) => label === '"hero"')
  expect(hero?.documentation).toBe(schemas.get('sections/hero.schema.json')?.description)
})

test('choosing "type" leaves its value open and asks for it', async () => {
  const [type] = await editor.complete(PAGE, inPage('{ "ty|" }'))
  expect(type?.insertText).toBe('"type": $1')
  expect(type?.command?.command).toBe('editor.action.triggerSuggest')
})

test('"use" has the shared sections there are, each with its title', async () => {
  const items = await editor.complete(PAGE, inPage('{ "use": "|" }'))
  expect(values(items).sort()).toEqual(
    readdirSync('site.config/shared')
      .map((file) => file.replace('.json', ''))
      .sort(),
  )
  const { title } = JSON.parse(readFileSync('site.config/shared/permits.json', 'utf8')) as { title: string }
  expect(items.find(({ label }) => label === '"permits"')?.documentation).toBe(`permits: ${title}`)
})

test('icons, pictures, pages and choices are offered where they can stand', async () => {
  const at = async (section: string) => values(await editor.complete(PAGE, inPage(section)))
  expect(await at('{ "type": "points", "items": [{ "icon": "|" }] }')).toEqual(expect.arrayContaining(['plug-zap']))
  expect(await at('{ "type": "hero", "image": { "src": "|" } }')).toEqual(expect.arrayContaining(['/images/truck.jpg']))
  const links = await at('{ "type": "hero", "buttons": [{ "href": "|" }] }')
  expect(links).toEqual(expect.arrayContaining(['/', '/plano', '/workshops/texas-rail', 'tel:{tel}']))
  expect(links).not.toContain('/404')
  expect(await at('{ "type": "hero", "variant": "|" }')).toEqual(['city', 'split', 'service'])
})

test('hover says what a section and a field are, and what an option is when it is left out', async () => {
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
  const { allErrors } = getValidator()
  allErrors.validate(SCHEMA_OF.section, section)
  expect(allErrors.errors ?? []).toEqual([])
  expect(section.type).toBe(type)
})

test('an empty document starts as a page in pages/, as a section in shared/', async () => {
  expect(labels(await editor.complete(PAGE, '|'))).toEqual(['page'])
  expect(labels(await editor.complete(SHARED, '|'))).toEqual(types)
})
