import { expect, test } from 'vitest'
import { shorten } from './shorten'

test.each([
  ['Plano', '"Plano"'],
  [true, 'true'],
  ['x'.repeat(20), '"xxxxxxxx…'],
  [[1, 2], '[ 2 entries ]'],
  [['x'], '[ 1 entry ]'],
  [{ a: 1, b: 2 }, '{ a, b }'],
  [{ longer: 1, names: 2 }, '{ longe… }'],
  [{}, '{}'],
])('%j is told as %s', (value, text) => {
  expect(shorten(value, 10)).toBe(text)
})
