import { expect, test } from 'vitest'
import { markedMistakes } from '../../../../../tests/told'

const NAME = 'must have a name in double quotes before this'
const COMMA = 'must have a comma here'
const COLON = 'must have a colon here'
const TOO_MANY = 'has a comma too many here'

test.each([
  ['{"a": «1,234,567»}', 'has commas in a number'],
  ['[{"a": 1},«,» 2]', TOO_MANY],
  ['{"a": 1}«,»', TOO_MANY],
  ['{"a": 1 «.» "b": 2}', COMMA],
  ['{"a": 1 «:» "b": 2}', COMMA],
  ['{"a": 1 «=» "b": 2}', COMMA],
  ['["a"«:» 1]', COMMA],
  ['{"a" «=>» 1}', COLON],
  ['{"a"«;» 1}', COLON],
  ['{"a"«,» 1}', COLON],
  ['{"a«"»}', 'must have a colon and a value after this'],
  ['{"a": 1, "b«"»}', 'must have a colon and a value after this'],
  ['{"a"«:» }', 'must have a value after this'],
  ['{"a": 1, «5»}', NAME],
  ['{«[»1]}', NAME],
])('%j is told at its sign', (text, what) => {
  const { marked, said } = markedMistakes(text)
  expect([marked, ...said]).toEqual([text, what])
})

test.each([
  ['{"a": "«\\q»",'],
  ['{"a": "x«\t»y",'],
  ['{"a": "So «"fast"» it was",'],
  ['{"a": «"one»\n two",'],
  ['{"a": «"b,»'],
  ['{"a«"» "b",'],
  ['{"a": «1,500»,'],
  ['{"a": «True»,'],
  ['{"a":«\u00a0»1,'],
  ['«/* one */» {"a": 1,'],
])('a mistake behind %j is told at its own place', (text) => {
  const both = `${text}\n"c": 1«,»}`
  expect(markedMistakes(both).marked).toBe(both)
})

test.each([
  ['{"a": "C:«\\d»ir«"» "b": 1}'],
  ['{"a": "So «"fast"» it«"»\n"b": 1}'],
  ['{"a": «"one»\n two«"»\n"b": 1}'],
  ['{"a": "x«\t»y«"»\n"b": 1}'],
])('in %j a text has a mistake, and a comma is missing after it', (text) => {
  expect(markedMistakes(text)).toMatchObject({
    marked: text,
    said: [expect.any(String), 'must have a comma after this'],
  })
})

test('one mistake on each of two lines is two mistakes', () => {
  const text = '["a",«,»\n«,» "b"]'
  expect(markedMistakes(text)).toMatchObject({ marked: text, said: [TOO_MANY, TOO_MANY] })
})
