import { expect, test } from 'vitest'
import { parsedDocument } from '../../tests/sites'
import { readSchemas } from '../schema/schemas'
import { schemaProblem } from './validate'

const nothing = () => []

test.each([
  [{ keyword: 'contains', schema: {} }, 'the keyword "contains"'],
  [{ keyword: 'format', schema: 'colour', data: 'red' }, 'the format "colour"'],
])('a schema that asks what no rule speaks for is our own mistake: %j', (error, named) => {
  const document = parsedDocument({})
  const locate = () => ({ document, path: [] })
  expect(() => schemaProblem({ instancePath: '', schemaPath: '', params: {}, ...error }, locate, nothing)).toThrow(
    named,
  )
})

test('no schema limits the length of texts, which ajv counts in UTF-16 units here', () => {
  const limits = [...readSchemas().values()].flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/"(?:min|max)Length":\d+/g)].map(([limit]) => limit),
  )
  expect([...new Set(limits)]).toEqual(['"minLength":1'])
})
