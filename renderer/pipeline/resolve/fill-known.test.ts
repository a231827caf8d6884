import { expect, test } from 'vitest'
import { fillKnown } from './fill-known'
import { fillVariables } from './variables'

const VARIABLES = { city: 'Plano', phone: '1', '{odd': 'never' }

test.each([
  ['no braces', 'no braces'],
  ['', ''],
  ['{city}', 'Plano'],
  ['In {city}: {phone}, “{city}”.', 'In Plano: 1, “Plano”.'],
  ['{city}{phone}', 'Plano1'],
])('%j is filled in', (text, filled) => {
  expect(fillKnown(text, VARIABLES)).toBe(filled)
  expect(fillVariables(text, VARIABLES)).toEqual({ text: filled, unknown: [] })
})

test.each([
  '{{',
  '}}',
  '{',
  '}',
  '}{city}',
  '{city}}',
  '{city}}}',
  '{{city}}',
  '{ {city}',
  '{city} {',
  '{city} }',
  '{}',
  '{cty}',
  '{city} {cty}',
  '{{odd}',
  '{constructor}',
  '{__proto__}',
])('%j is looked at closely', (text) => {
  expect(fillKnown(text, VARIABLES)).toBeUndefined()
})
