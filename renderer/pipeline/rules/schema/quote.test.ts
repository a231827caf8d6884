import { expect, test } from 'vitest'
import { quote } from './quote'

test('a value is shown as JSON', () => {
  expect(quote('a "b"')).toBe(String.raw`"a \"b\""`)
  expect(quote({ a: [1, null] })).toBe('{"a":[1,null]}')
  expect(quote(undefined)).toBe('nothing')
})

test('what is longer than 60 characters is cut off', () => {
  const longest = 'x'.repeat(58)
  expect(quote(longest)).toBe(`"${longest}"`)
  expect(quote(`${longest}x`)).toBe(`"${'x'.repeat(56)}…`)
})
