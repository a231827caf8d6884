import { expect, test } from 'vitest'
import { markedMistakes } from '../../../../tests/told'

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
  ['{"a": 1, «:»"b": 2}', 'has a colon too many here'],
  ['[{"a": 1}«:»]', 'has a colon too many here'],
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

const WORD = 'has a word here that JSON does not know'
const NUMBER = 'has a number here that JSON does not know'
const QUOTES = 'has other quotes here than double ones'
const COMMENT = 'has a comment here, which JSON does not know'
const INVISIBLE = 'has an invisible character here that JSON does not know'
const ESCAPE = 'has an escape here that JSON does not know'
const LINE_BREAK = 'has a line break inside a text'
const CONTROL = 'has a character here that may not stand in a text'

test.each([
  ['«hello»', WORD],
  ['{"a": «undefined»}', WORD],
  ['{«a»: 1, b: 2}', WORD],
  ['«<!-- x -->» {"a": 1}', WORD],
  ['{"a": 1} «x»', WORD],
  ['{"a": «+5»}', NUMBER],
  ['{"a": «5.»}', NUMBER],
  ['{"a": «1e»}', NUMBER],
  ['{"a": «0x1F»}', NUMBER],
  ['{"a": «1_000»}', NUMBER],
  ['{"a": «5px»}', NUMBER],
  ['{«0» "a": 1}', NUMBER],
  ['{"a": «‘b’»}', QUOTES],
  ['{"a": «„b“»}', QUOTES],
  ['{"a": «`b\nc`»}', QUOTES],
  ["{«'a'»: 'it's'}", QUOTES],
  ['«/* one\ntwo */» {"a": 1}', COMMENT],
  ['{"a": 1 «# x»\n}', COMMENT],
  ['{"a": 1}\n«// end»', COMMENT],
  ['{"a": "b", «/* x */ /* y */» "c": 1}', COMMENT],
  ['{"a":«\u200b»1}', INVISIBLE],
  ['{"a":«\u3000\u3000»1}', INVISIBLE],
  ['{"a": 1«\u00a0»}', INVISIBLE],
  ['{"a": "«\\x»41"}', ESCAPE],
  ['{"a": "\\\\ \\n «\\q»"}', ESCAPE],
  ['{"a": "«\\u00»g1"}', 'has a broken \\u escape here'],
  ['{"a": "x«\u0000»y"}', CONTROL],
  ['{"a": "one«\t»two\tthree"}', CONTROL],
  ['{"a": «"one»\r\n two", "b": 1}', LINE_BREAK],
  ['{"a": «"one»  \n\ntwo\n"}', LINE_BREAK],
  ['{"a": "b«" c "»d"}', 'has double quotes inside a text'],
  ['{"a": «"»"b"}', 'has a double quote too many here'],
  ['{"a": "b«"»", "c": 1}', 'has a double quote too many here'],
  ['{"a": «b"», "c": 1}', 'must have a double quote before this'],
  ['{"a": «"b», "c": 1}', 'has a text here that never ends'],
  ['{"a": "b",\n«"c: 1}»', 'has a text here that never ends'],
])('%j is told once, at its place, with what to do', (text, what) => {
  const { marked, said, hints } = markedMistakes(text)
  expect([marked, ...said]).toEqual([text, what])
  expect(hints).toEqual([expect.stringMatching(/^[A-Z].*\.$/)])
})

const LOST = 'Look whether a part of the file is lost.'

test.each([
  ['{"a"«:»', `${LOST} Still to be closed: }`],
  ['{"a": 1«,» ', `${LOST} Still to be closed: }`],
  ['{"a": «-»', `${LOST} Still to be closed: }`],
  ['{"a": tr«u»', `${LOST} Still to be closed: }`],
  ['{"a": "b«\\»', `${LOST} Still to be closed: }`],
  ['{"a": "b \\" «c»', `${LOST} Still to be closed: }`],
  ['{"a": [1, «2»\n\n', `${LOST} Still to be closed: ] }`],
  ['{"a": [{"b": "c«"»', `${LOST} Still to be closed: } ] }`],
])('%j ends before it is whole, and it is told what is still open', (text, hint) => {
  const { marked, said, hints } = markedMistakes(text)
  expect([marked, ...said, ...hints]).toEqual([text, 'ends before it is whole', hint])
})

test.each([
  ['{"a": 1}\n«"»b"', 'must end before this'],
  ['"a"«:» 1', 'must end before this'],
  ['«:»', 'stops being JSON here'],
])('%j is told where it stops to be a document', (text, what) => {
  const { marked, said, hints } = markedMistakes(text)
  expect([marked, ...said]).toEqual([text, what])
  expect(hints).toEqual([expect.stringMatching(/^[A-Z].*\.$/)])
})
