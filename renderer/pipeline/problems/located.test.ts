import { expect, test } from 'vitest'
import { positionAt } from './problem'

test.each([
  ['', 0, '1:1'],
  ['ab', 0, '1:1'],
  ['ab', 2, '1:3'],
  ['ab\ncd', 2, '1:3'],
  ['ab\ncd', 3, '2:1'],
  ['ab\n\n\ncd', 4, '3:1'],
  ['ab\n\n\ncd', 6, '4:2'],
  ['\n', 0, '1:1'],
  ['\n', 1, '2:1'],
  // an emoji is two UTF-16 units, as editors count
  ['"👷"!', 4, '1:5'],
  ['ab\r\ncd', 5, '2:2'],
])('in %j the offset %i is %s', (text, offset, place) => {
  const { line, column } = positionAt(text, offset)
  expect(`${line}:${column}`).toBe(place)
})
