import { expect, test } from 'vitest'
import { editDistance } from './edit-distance'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['type', 'type', 0],
  ['tpye', 'type', 1],
  ['tye', 'type', 1],
  ['tyype', 'type', 1],
  ['tupe', 'type', 1],
  // two swapped letters, and one that came between them
  ['ca', 'abc', 2],
  ['abc', 'c', 2],
  ['abcd', 'badc', 2],
  ['tone', 'htone', 1],
  ['htone', 'phone', 2],
  ['kitten', 'sitting', 3],
])('from %j to %j it is %d', (from, to, letters) => {
  expect(editDistance(from, to)).toBe(letters)
  expect(editDistance(to, from)).toBe(letters)
})
