import { expect, test } from 'vitest'
import { looksPlain } from './looks-plain'

const looks = (text: string) => looksPlain(text, JSON.parse(text))
const list = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  '{}',
  '{ "a": "text", "b" : [true, false, null, { "c": 1.5 }] }',
  '[9007199254740991, -9007199254740991]',
  '"Café, “quoted” – and \\n\\u00e9 😀"',
  '{ "a" \t\r\n : "12:30, so : and" }',
  list(32),
])('%s needs no closer look', (text) => {
  expect(looks(text)).toBe(true)
})

test.each([
  ['a name that stands twice', '{ "a": 1, "a": 2 }'],
  ['a name that stands twice in an object of a list', '{ "list": [1, { "a": 1, "a": 2 }] }'],
  ['a name that changes what is inherited', '{ "inner": { "__proto__": { "a": 1 } } }'],
  ['the same name on the outside', '{ "__proto__": 1 }'],
  ['a text that may be a name', '{ "a": "he said \\": no" }'],
  ['a number that may have been rounded', '9007199254740993'],
  ['a number that may have been rounded, below zero', '{ "a": -9007199254740993 }'],
  ['a number that may have been rounded, in a list', '[1, [1e400]]'],
  ['a number that may have become nothing', '[1e-400]'],
  ['a byte that was no UTF-8', '"Caf\uFFFD"'],
  ['half a character', '"\\ud83d"'],
  ['half a character in capitals', '"\\uD83D"'],
  ['brackets that go too deep', list(33)],
  ['objects that go too deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
])('%s is looked at closely', (_what, text) => {
  expect(looks(text)).toBe(false)
})

test('a byte order mark is looked at closely, whatever was made of it', () => {
  expect(looksPlain('\uFEFF{}', {})).toBe(false)
})
