import { expect, test } from 'vitest'
import { parsedDocument } from '../../tests/sites'
import { readSchemas } from '../schema/schemas'
import { schemaProblem } from './validate'

const noSuggestions = () => []

test.each([
  [{ keyword: 'contains', schema: {} }, 'the keyword "contains"'],
  [{ keyword: 'format', schema: 'colour', data: 'red' }, 'the format "colour"'],
])('a keyword or format without a rule is a bug in a schema: %j', (error, message) => {
  const document = parsedDocument({})
  const locate = () => ({ document, path: [] })
  expect(() =>
    schemaProblem({ instancePath: '', schemaPath: '', params: {}, ...error }, locate, noSuggestions),
  ).toThrow(message)
})

test('no schema limits the length of texts, which ajv counts in UTF-16 units here', () => {
  const limits = [...readSchemas().values()].flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/"(?:min|max)Length":\d+/g)].map(([limit]) => limit),
  )
  expect([...new Set(limits)]).toEqual(['"minLength":1'])
})
