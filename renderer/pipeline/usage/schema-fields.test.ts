import { expect, test } from 'vitest'
import { schemaFields } from './schema-fields'

test('fields are told with those in them, through lists and references; nothing is required where nothing says so', () => {
  const picture = {
    $id: 'shared/picture.schema.json',
    required: ['src'],
    properties: { src: { type: 'string' }, alt: { type: 'string' } },
  }
  const schema = {
    $id: 'sections/gallery.schema.json',
    properties: { pictures: { type: 'array', items: { $ref: '../shared/picture.schema.json' } }, wide: {} },
  }
  const schemas = new Map([schema, picture].map((schema) => [schema.$id, schema]))
  const fields = schemaFields(schemas, { id: schema.$id, schema })
  expect(fields.map(({ steps, required }) => `${steps.join('.')}${required ? ' required' : ''}`)).toEqual([
    'pictures',
    'pictures.src required',
    'pictures.alt',
    'wide',
  ])
})
