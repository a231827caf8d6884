import { expect, test } from 'vitest'
import { markedMistakes } from '../../../../../tests/told'

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
