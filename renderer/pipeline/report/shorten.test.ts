import { expect, test } from 'vitest'
import { shorten } from './shorten'

test.each([
  ['Plano', '"Plano"'],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'nothing'],
  ['x'.repeat(8), '"xxxxxxxx"'],
  ['x'.repeat(9), '"xxxxxxxx…'],
  [[], '[ 0 entries ]'],
  [[1, 2], '[ 2 entries ]'],
  [['x'], '[ 1 entry ]'],
  [{ a: 1, b: 2 }, '{ a, b }'],
  [{ longer: 1, names: 2 }, '{ longe… }'],
  [{}, '{}'],
])('%j is told as %s', (value, text) => {
  expect(shorten(value, 10)).toBe(text)
})
