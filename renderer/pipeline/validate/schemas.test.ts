import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { type Schema, followRef, readSchemas, schemaAt, sectionTypes } from './schemas'
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

  test('every schema of a folder is known by its $id', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'sections'))
    writeFileSync(join(folder, 'sections/faq.schema.json'), '{ "$id": "sections/faq.schema.json", "title": "Fäq" }')
    writeFileSync(join(folder, 'types.ts'), 'no schema')
    expect([...readSchemas(folder)]).toEqual([
      ['sections/faq.schema.json', { $id: 'sections/faq.schema.json', title: 'Fäq' }],
    ])
  })

  test('the section types are the names of their schemas, in alphabetical order', () => {
    expect(sectionTypes(SCHEMAS)).toEqual(['faq', 'text-and-image'])
  })

  test.each([
    ['sections/faq.schema.json', '../shared/sections/link.schema.json', 'shared/sections/link.schema.json', 'Link'],
    ['sections/text-and-image.schema.json', 'faq.schema.json', 'sections/faq.schema.json', 'Faq'],
    ['page.schema.json', '#/definitions/Part', 'page.schema.json', 'Part'],
    ['sections/faq.schema.json', '../page.schema.json', 'page.schema.json', 'Whole'],
  ])('from %s %s leads to %s', (from, ref, id, title) => {
    expect(followRef(SCHEMAS, from, ref)).toMatchObject({ id, schema: { title } })
  })

  test('a reference that leads to nothing is told', () => {
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

  test('a name of vars that the schema does not list has its schema too', () => {
    expect(schemaAt(getValidator().schemas.get('page.schema.json'), page, ['vars', 'school'])?.type).toBe('string')
  })

  test('a place has its schema also where the value is wrong', () => {
    const wrong = { sections: [{ type: 'faq', items: null }], vars: null }
    const found = (path: (string | number)[]) => schemaAt(getValidator().schemas.get('page.schema.json'), wrong, path)
    expect(found(['sections', 0, 'items', 0, 'answer'])?.description).toContain('The answer.')
    expect(found(['vars', 'county'])?.description).toContain('The county')
  })

  test.each([[['titel']], [['sections', 0, 'question']], [['title', 'x']]])('%j is no place of a page', (path) => {
    expect(schemaAt(getValidator().schemas.get('page.schema.json'), page, path)).toBeUndefined()
  })
})
