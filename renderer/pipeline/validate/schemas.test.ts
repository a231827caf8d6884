import { describe, expect, test } from 'vitest'
import { type Schema, followRef, schemaAt } from './schemas'
import { getValidator } from './validator'

describe('schemas', () => {
  const whole: Schema = { title: 'Whole', definitions: { Part: { title: 'Part' } } }
  const SCHEMAS = new Map<string, Schema>([
    ['sections/text-and-image.schema.json', {}],
    ['sections/faq.schema.json', { title: 'Faq' }],
    ['sections/old.schema.json.bak', {}],
    ['shared/sections/link.schema.json', { title: 'Link' }],
    ['page.schema.json', whole],
  ])

  test.each([
    ['sections/faq.schema.json', '../shared/sections/link.schema.json', 'shared/sections/link.schema.json', 'Link'],
    ['sections/text-and-image.schema.json', 'faq.schema.json', 'sections/faq.schema.json', 'Faq'],
    ['page.schema.json', '#/definitions/Part', 'page.schema.json', 'Part'],
    ['sections/faq.schema.json', '../page.schema.json', 'page.schema.json', 'Whole'],
  ])('from %s %s leads to %s', (from, ref, id, title) => {
    expect(followRef(SCHEMAS, from, ref)).toMatchObject({ id, schema: { title } })
  })

  test('a reference that leads to nothing is reported', () => {
    expect(() => followRef(SCHEMAS, 'page.schema.json', 'nothing.json')).toThrow(
      'page.schema.json refers to nothing.json',
    )
    expect(() => followRef(SCHEMAS, 'sections/faq.schema.json', '#/definitions/X')).toThrow('which does not exist')
  })
})

describe('the schema of a place', () => {
  const page = { vars: {}, sections: [{ type: 'faq', items: [{}] }] }

  test.each([
    [['title'], 'The title in the browser'],
    [['sections', 0, 'items', 0, 'answer'], 'The answer.'],
    [['image'], 'A picture of public/images'],
    [['vars', 'county'], 'The county'],
  ])('%j is found through references, lists and the type of a section', (path, description) => {
    const found = schemaAt(getValidator().schemas.get('page.schema.json'), page, path)
    expect(found?.description).toContain(description)
  })

  test.each([[['titel']], [['sections', 0, 'question']], [['title', 'x']]])('%j is no place of a page', (path) => {
    expect(schemaAt(getValidator().schemas.get('page.schema.json'), page, path)).toBeUndefined()
  })
})
