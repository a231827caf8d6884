import { expect, test } from 'vitest'
import { isRecord } from './is-record'

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j is an object with names: %j', (value, is) => {
  expect(isRecord(value)).toBe(is)
})
