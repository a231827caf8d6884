import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { syntaxProblems } from '../../../../tests/told'
import { loadSite } from '../../load-site'

/** What is marked of a text, and what is said of it. */
const mistakesOf = (text: string) => syntaxProblems(text).map(({ start, end, what }) => [text.slice(start, end), what])

const TOO_MANY = 'has a comma too many here'
const COMMENT = 'has a comment here, which JSON does not know'
const WORD = 'has a word here that JSON does not know'
const NUMBER = 'has a number here that JSON does not know'
const NO_END = 'has a text here that never ends'
const NO_START = 'must have a double quote before this'
const CUT_OFF = 'ends before it is whole'

test.each([
  ['{, "a": 1}', ',', TOO_MANY],
  ['[, 1]', ',', TOO_MANY],
  ['{"a": 1,, "b": 2}', ',', TOO_MANY],
  ['{"a": 1,}', ',', TOO_MANY],
  ['{"a": 1 "b": 2}', '1', 'must have a comma after this'],
  ['{"a": 1; "b": 2}', ';', 'must have a comma here'],
  ['{"price": 1,500}', '1,500', 'has commas in a number'],
  ['{"a" 1}', '"', 'must have a colon after this'],
  ['{"a" = 1}', '=', 'must have a colon here'],
  ['{"a" "b", "c": "d"}', '"', 'must have a colon after this'],
  ['{"a"\u00a0: "b", "c": "d"}', '\u00a0', 'has an invisible character here that JSON does not know'],
  ['{"a":: 1}', ':', 'has a colon too many here'],
  ['{"a": , "b": 1}', ':', 'must have a value after this'],
  ['{: 1}', ':', 'must have a name in double quotes before this'],
  ['"a": 1, "b": 2}', '"', 'must have an opening { before this'],
  ['{"a": {"b": 1}, "c": "d": 2}}', '"', 'must have an opening { before this'],
  ['{"a": 1}}', '}', 'has a } too many here'],
  ['{"a": [1, 2}', '2', 'must have a closing ] after this'],
  ['[{"a": 1]', '1', 'must have a closing } after this'],
  ['{"a": [1}, "b": 2}', '}', 'must have a ] here'],
  ['{"a": 1} {"b": 2}', '{', 'must end before this'],
  ['{"a": "b}', '"b}', NO_END],
  ['{"a: "b"}', '"a', NO_END],
  ['{a": "b"}', 'a"', NO_START],
  ['{"a": {city}"}', '{city}"', NO_START],
  ['{"a": "b""}', '"', 'has a double quote too many here'],
  ['{"a": "So "fast" it was", "b": 1}', '"fast"', 'has double quotes inside a text'],
  ['{"a": "one\n two",\n "b": 1}', '"one', 'has a line break inside a text'],
  ["{'a': 'b c'}", "'a'", 'has other quotes here than double ones'],
  ['{“a”: “b”}', '“a”', 'has other quotes here than double ones'],
  ['{"a": True}', 'True', WORD],
  ['{"a": Electrician in Plano}', 'Electrician in Plano', WORD],
  ['{"a": 01}', '01', NUMBER],
  ['{"a": .5}', '.5', NUMBER],
  ['{"a": "C:\\dir"}', '\\d', 'has an escape here that JSON does not know'],
  ['{"a": "\\u12"}', '\\u12', 'has a broken \\u escape here'],
  ['{"a": "x\ty"}', '\t', 'has a character here that may not stand in a text'],
  ['{"a":\u00a01}', '\u00a0', 'has an invisible character here that JSON does not know'],
  ['// one\n// two\n{"a": 1}', '// one\n// two', COMMENT],
  ['{"a": 1 /* one */}', '/* one */', COMMENT],
  ['{ # one\n"a": 1}', '# one', COMMENT],
  ['{"a": [{"b": "c', 'c', CUT_OFF],
  ['{"a": [{"b": tru', 'u', CUT_OFF],
  ['{"a": [{"b": 1},\n', ',', CUT_OFF],
  ['', '', 'is empty'],
  [' \n', ' \n', 'is empty'],
])('%j is told once, at %j', (text, marked, what) => {
  expect(mistakesOf(text)).toEqual([[marked, what]])
})

test('every mistake of a file is told', () => {
  expect(mistakesOf('{"a": "b",\n"c": \'x\',\n"d": 1\n"e": 2,\n"f": [1,, 2],\n// f\n"g": 3,\n}')).toEqual([
    ["'x'", 'has other quotes here than double ones'],
    ['1', 'must have a comma after this'],
    [',', TOO_MANY],
    ['// f', COMMENT],
    [',', TOO_MANY],
  ])
})

test('indentation shows where a bracket is missing or too many', () => {
  const text = '{\n  "vars": {\n    "city": "Plano"\n  },\n  "image": {\n    "src": "a"\n  }\n}'
  expect(mistakesOf(text.replace('\n  },', ','))).toEqual([['"', 'must have a closing } after this']])
  expect(syntaxProblems(text.replace('\n  },', ','))[0]?.start).toBe(text.indexOf('"\n  },'))
  expect(syntaxProblems(text.replace('},', '}},'))[0]?.start).toBe(text.indexOf('},') + 1)
})

test('what is wrong is found in a large file without trying repairs on all of it', () => {
  const text = `[${'{"a": "b"},\n'.repeat(50_000)}{"a": "b}]`
  expect(mistakesOf(text)).toEqual([['"b}]', NO_END]])
})

const problemsOf = (text: string) => syntaxProblems(text).map(({ rule, start }) => [rule, start])

test.each([
  ['['.repeat(100_000), 32],
  ['{"a":'.repeat(100_000), 160],
  [`${'['.repeat(33)}${']'.repeat(33)}`, 32],
])('%.20s… is told once, without an overflow', (text, start) => {
  expect(problemsOf(text)).toEqual([['too-deep', start]])
})

test.each([
  `${'['.repeat(32)}${']'.repeat(32)}`,
  `["${'['.repeat(100)}"]`,
  String.raw`["\"${'{'.repeat(100)}"]`,
  `[${'[],'.repeat(100)}[]]`,
])('%.20s… is fine', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test('a quote that is missing hides no more than its line', () => {
  expect(problemsOf(`{"a": "b,\n${'['.repeat(40)}`)).toEqual([['too-deep', 41]])
})

test.each(['[]', '{}'])('many %s beside each other are not deep, also where a comma is too many', (pair) => {
  const text = `[${`${pair},`.repeat(100)}]`
  expect(problemsOf(text)).toEqual([['syntax', text.length - 2]])
})

test('the rest of the document is judged at its own offsets', () => {
  expect(problemsOf('\uFEFF{"a": 1, "a": 2}')).toEqual([
    ['byte-order-mark', 0],
    ['duplicate-key', 10],
  ])
  expect(problemsOf('\uFEFF{"a": 1,}')).toEqual([
    ['byte-order-mark', 0],
    ['syntax', 8],
  ])
})

test('the mark may stand before an empty line', () => {
  expect(problemsOf('\uFEFF\n{"a": 1}')).toEqual([['byte-order-mark', 0]])
})

test('a document of nothing but the mark is empty', () => {
  expect(problemsOf('\uFEFF\n')).toEqual([['syntax', 0]])
})

test('the mark is one at the beginning only', () => {
  expect(problemsOf('{"a": "\uFEFF"}')).toEqual([])
})

function problemsOfBytes(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'plat-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'site.json'), bytes)
  const { problems } = loadSite(folder)
  return problems.map(({ rule, start, end }) => [rule, start, end])
}

test.each([
  ['Latin-1', Buffer.from('{ "name": "Café Paté" }', 'latin1'), 14],
  ['UTF-16', Buffer.from('{ "name": "Café" }', 'utf16le'), 0],
  ['UTF-16 of the other order', Buffer.from('{ "name": "Cafe" }', 'utf16le').swap16(), 0],
  ['UTF-16 with its mark', Buffer.from('\uFEFF{ "name": "Café" }', 'utf16le'), 0],
])('a document in %s is told once, whatever else it seems to break', (_, bytes, start) => {
  expect(problemsOfBytes(bytes)).toEqual([['not-utf8', start, start + 1]])
})

test('UTF-8 is fine', () => {
  expect(problemsOfBytes(Buffer.from('{ "name": "Café 😀" }'))).toEqual([])
})
