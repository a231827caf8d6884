import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeUtf8 } from '../documents/read-text'
import { varsIn, varsInHead } from './expected-vars'

test('the vars of a document are found in its text', () => {
  expect(varsIn('{ "title": "Anna", "vars" : { "city": "Anna" }, "sections": [] }')).toBe('{ "city": "Anna" }')
  expect(varsIn('{ "vars": { "city": { } } }')).toBeUndefined()
})

test('and in its first bytes, whatever the letters', () => {
  const text = '﻿{ "title": "’",\n"vars":\n{ "city": "Łódź – ’s" }, "sections": ['
  expect(varsInHead(Buffer.from(text))).toBe('{ "city": "Łódź – ’s" }')
})

test('where these do not hold all of them, nothing is told', () => {
  expect(varsInHead(Buffer.from('{ "vars": { "city": "An'))).toBeUndefined()
  expect(varsInHead(Buffer.from('{ "title": "Anna",'))).toBeUndefined()
  expect(varsInHead(Buffer.from('{ "vars": 1, "sections": [], "vars": { "city": "Anna" } }'))).toBeUndefined()
})

const piece = fc.constantFrom(
  ...'{}:," \n’é\u00a0\u3000'.split(''),
  '"vars"',
  '"vars":{',
  '"vars": { "city": "',
  'Anna" }',
  '\\"vars\\"',
)
const bytes = fc.array(
  fc.oneof(
    piece.map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 2 }).map(Buffer.from),
  ),
)

test('what the first bytes tell, the whole text says', () => {
  fc.assert(
    fc.property(bytes, fc.nat(60), (pieces, end) => {
      const whole = Buffer.concat(pieces)
      const found = varsInHead(whole.subarray(0, end))
      if (found !== undefined) expect(found).toBe(varsIn(decodeUtf8(whole)))
    }),
    { numRuns: 2000 },
  )
})
