import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { type Schema, followRef, readSchemas, sectionTypes } from './schemas'

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
