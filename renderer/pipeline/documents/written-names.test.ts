import { expect, test } from 'vitest'
import { countWrittenNames } from './written-names'

test.each([
  ['{}', 0],
  ['{"a":1,"b":{"c":2}}', 3],
  ['{ "a" \t\r\n : "12:30, so : and" }', 1],
  ['{ "a": 1, "a": 2 }', 2],
  ['"says \\": no"', 1],
  [':', 0],
  [' :', 0],
])('%j has %d', (text, names) => {
  expect(countWrittenNames(text)).toBe(names)
})
