import { expect, test } from 'vitest'
import type { CompletionItem } from 'vscode-json-languageservice'
import { openEditor } from '../../tests/language-server'

const PAGE = 'site.config/pages/new.json'
const editor = await openEditor()

const labels = (items: CompletionItem[]) => items.map(({ label }) => label).sort()
const values = (items: CompletionItem[]) => items.map(({ label }) => JSON.parse(label) as string)
const inPage = (section: string) => `{ "title": "A", "description": "B", "sections": [${section}] }`

test('in place of an array that takes a list, its name, fields and order are suggested', async () => {
  const items = (text: string) => inPage(`{ "type": "testimonials", "title": "A", "items": ${text} }`)
  expect(labels(await editor.complete(PAGE, items('{ | }')))).toEqual(['limit', 'list', 'order', 'where'])
  expect(labels(await editor.complete(PAGE, items('|')))).toEqual(expect.arrayContaining(['list']))
  const fields = labels(await editor.complete(PAGE, items('{ "list": "reviews", "where": { | } }')))
  expect(fields).toEqual(expect.arrayContaining(['city', 'rating', 'tags']))
  const orders = values(await editor.complete(PAGE, items('{ "list": "reviews", "order": "|" }')))
  expect(orders).toEqual(expect.arrayContaining(['date', '-date']))
  const inArray = labels(await editor.complete(PAGE, items('[{ "text": "A", "author": "B", "rating": 5, | }]')))
  expect(inArray).toEqual(['city', 'date', 'picture', 'price', 'source'])
  expect(
    labels(await editor.complete('site.config/lists/new.json', '{ "of": "question", "entries": [{ | }] }')),
  ).toEqual(['answer', 'city', 'draft', 'from', 'question', 'tags', 'until'])
  const wrong = await editor.diagnose(PAGE, items('{ "list": "reviews", "were": {} }'))
  expect(wrong).toEqual([expect.stringContaining('"were": Property were is not')])
})
