import { expect, test } from 'vitest'
import { schemaAt } from './schema-at'
import { getValidator } from './validator'

const page = { vars: {}, sections: [{ type: 'faq', items: [{}] }] }

test.each([
  [['title'], 'The title in the browser'],
  [['sections', 0, 'items', 0, 'answer'], 'The answer.'],
  [['image'], 'A picture of public/images'],
  [['vars', 'county'], 'The county'],
])('%j is found through references, lists and the type of a section', (path, description) => {
  const found = schemaAt(getValidator().schemas, 'page.schema.json', page, path)
  expect(found?.schema.description).toContain(description)
})

test('a name of vars that the schema does not list has its schema too', () => {
  expect(schemaAt(getValidator().schemas, 'page.schema.json', page, ['vars', 'school'])?.schema.type).toBe('string')
})

test('a place has its schema also where the value is wrong', () => {
  const wrong = { sections: [{ type: 'faq', items: null }], vars: null }
  const found = (path: (string | number)[]) => schemaAt(getValidator().schemas, 'page.schema.json', wrong, path)
  expect(found(['sections', 0, 'items', 0, 'answer'])?.schema.description).toContain('The answer.')
  expect(found(['vars', 'county'])?.schema.description).toContain('The county')
})

test.each([[['titel']], [['sections', 0, 'question']], [['title', 'x']]])('%j is no place of a page', (path) => {
  expect(schemaAt(getValidator().schemas, 'page.schema.json', page, path)).toBeUndefined()
})
