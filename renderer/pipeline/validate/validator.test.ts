import { expect, test } from 'vitest'
import { readSchemas } from './schemas'

test('no schema limits the length of texts, which ajv counts in UTF-16 units here', () => {
  const limits = [...readSchemas().values()].flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/"(?:min|max)Length":\d+/g)].map(([limit]) => limit),
  )
  expect([...new Set(limits)]).toEqual(['"minLength":1'])
})
