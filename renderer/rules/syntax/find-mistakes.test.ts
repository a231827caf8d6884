import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../scripts/bench/seeded-random'
import { pick } from '../../../tests/mutants/kinds/mutant'
import { markedMistakes } from '../../../tests/problems'
import { ELECTRICIAN } from '../../../scripts/fixtures'

const NAME = 'must have a name in double quotes before this'
const COMMA = 'must have a comma here'
const COLON = 'must have a colon here'
const EXTRA_COMMA = 'has an extra comma here'

test.each([
  ['{"a": "«\\q»",'],
  ['{"a": "x«\t»y",'],
  ['{"a": "So «"fast"» it was",'],
  ['{"a": «"one»\n two",'],
  ['{"a": «1,500»,'],
  ['{"a": «True»,'],
  ['{"a":«\u00a0»1,'],
  ['«/* one */» {"a": 1,'],
])('a mistake after %j is reported at its own place', (text) => {
  const withBoth = `${text}\n"c": 1«,»}`
  expect(markedMistakes(withBoth).marked).toBe(withBoth)
})

const WORD = 'has a word here that isn’t valid JSON'
const NUMBER = 'has a number here that isn’t valid JSON'
const QUOTES = 'has quotes here that aren’t double quotes'
const COMMENT = 'has a comment here, which JSON doesn’t allow'
const INVISIBLE = 'has an invisible character here that JSON doesn’t allow'
const ESCAPE = 'has an escape here that isn’t valid JSON'
const LINE_BREAK = 'has a line break inside text'
const CONTROL = 'has a character here that isn’t allowed in text'

test.each([
  ['«hello»', WORD],
  ['{"a": «no»}', 'must have false here, in lowercase and without quotes'],
  ['{"a": «undefined»}', 'must have null here, in lowercase and without quotes'],
  ['{"a": «no way»}', WORD],
  ['{«a»: 1, b: 2}', WORD],
  ['{"a": 1, «<!-- x\n-->»\n"b": 2}', COMMENT],
  ['{"a": 1} «x»', WORD],
  ['{"a": «+5»}', NUMBER],
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
  ['{"a": "«\\x»41"}', ESCAPE],
  ['{"a": "\\\\ \\n «\\q»"}', ESCAPE],
  ['{"a": "«\\u00»g1"}', 'has a broken \\u escape here'],
  ['{"a": "x«\u0000»y"}', CONTROL],
  ['{"a": "one«\t»two\tthree"}', CONTROL],
  ['{"a": «"one»\r\n two", "b": 1}', LINE_BREAK],
  ['{"a": "b«" c "»d"}', 'has double quotes inside text'],
  ['{"a": «"»"b"}', 'has an extra double quote here'],
  ['{"a": "b«"»", "c": 1}', 'has an extra double quote here'],
  ['{"a": «b"», "c": 1}', 'must have a double quote before this'],
  ['{"a": «"b», "c": 1}', 'has text here that is never closed'],
  ['{"a": "b",\n«"c: 1}»', 'has text here that is never closed'],
  ['{"a": «1,234,567»}', 'has commas in a number'],
  ['[{"a": 1},«,» 2]', EXTRA_COMMA],
  ['{"a": 1 «.» "b": 2}', COMMA],
  ['{"a": 1 «=» "b": 2}', COMMA],
  ['["a"«:» 1]', COMMA],
  ['{"a" «=>» 1}', COLON],
  ['{"a"«,» 1}', COLON],
  ['{"a": 1, "b«"»}', 'must have a colon and a value after this'],
  ['{"a"«:» }', 'must have a value after this'],
  ['{"a": 1, «:»"b": 2}', 'has an extra colon here'],
  ['{"a": 1, «5»}', NAME],
  ['{«[»1]}', NAME],
  ['{"a": 1}\n«"»b"', 'must end before this'],
  ['"a"«:» 1', 'must end before this'],
  ['«:»', 'stops being valid JSON here'],
  ['«{»', 'must have a closing } after this'],
  ['«[»', 'must have a closing ] after this'],
  ['{"a": {"b": 1«}»', 'must have a closing } after this'],
  ['{"a": [1, {"b": «2»], "c": 3}', 'must have a closing } after this'],
  ['{"a": [1, «2», "b": 3}', 'must have a closing ] after this'],
  ['«}»', 'must have an opening { before this'],
  ['«]»', 'must have an opening [ before this'],
  ['[«"»b": 1}, {"b": 2}]', 'must have an opening { before this'],
  ['{"a": 1}\n\n«}»', 'has an extra } here'],
  ['{«{»"a": 1}', 'has an extra { here'],
  ['{"a": 1«]»', 'must have a } here'],
  ['[1«}»', 'must have a ] here'],
  ['{"a": [1, 2«}»}', 'must have a ] here'],
  ['«{»1, 2, 3]', 'must have a [ here'],
  ['{"a": «{»"b", "c", "d"]}', 'must have a [ here'],
  ['«[»"a": 1, "b": 2}', 'must have a { here'],
  ['{"a": «[»"b": 1, "c": 2}}', 'must have a { here'],
])('%j is reported once, at its place, with what to do', (text, what) => {
  const { marked, said, hints } = markedMistakes(text)
  expect([marked, ...said]).toEqual([text, what])
  expect(hints).toEqual([expect.stringMatching(/^[A-Z].*\.$/)])
})

const LINES = JSON.stringify(
  { vars: { city: 'Plano' }, list: [{ a: 1, b: [1, 2] }, { a: 2 }], image: { src: 'a' } },
  null,
  2,
).split('\n')

/** The lines as one text, some of them replaced, by their numbers from 1 on. */
const withLines = (lines: Record<number, string>) => LINES.map((line, index) => lines[index + 1] ?? line).join('\n')

test.each([
  ['a } and its comma', { 3: '    "city": "Plano«"»', 4: '' }, 'must have a closing } after this'],
  ['a } before a comma', { 3: '    "city": "Plano«"»,', 4: '' }, 'must have a closing } after this'],
  ['a ]', { 10: '        «2»', 11: '' }, 'must have a closing ] after this'],
  ['a } between two entries of a list', { 11: '      «]»', 12: '' }, 'must have a closing } after this'],
  ['a ] and its comma', { 15: '    «}»', 16: '' }, 'must have a closing ] after this'],
  ['the second to last }', { 18: '    "src": "a«"»', 19: '' }, 'must have a closing } after this'],
  ['a {', { 17: '  "image":', 18: '    «"»src": "a"' }, 'must have an opening { before this'],
  ['a [', { 5: '  "list":', 6: '    «{»' }, 'must have an opening [ before this'],
])('%s that is missing is reported where the indentation shows it', (_, lines, what) => {
  const { marked, said } = markedMistakes(withLines(lines))
  expect([marked, ...said]).toEqual([withLines(lines), what])
})

test.each([
  ['}', { 4: '  «]»,' }],
  [']', { 11: '      «}»' }],
  [']', { 16: '  «}»,' }],
])('what should be a %s is reported on its own line', (bracket, lines) => {
  const { marked, said } = markedMistakes(withLines(lines))
  expect([marked, ...said]).toEqual([withLines(lines), `must have a ${bracket} here`])
})

test('the extra one of several closing brackets is reported on its own line', () => {
  const closings = ['      }«}»', '    }', '  }', '}']
  const text = ['{', '  "a": {', '    "b": {', '      "c": {', '        "d": 1', ...closings].join('\n')
  expect(markedMistakes(text)).toMatchObject({ marked: text, said: ['has an extra } here'] })
})

const LOST = 'Check whether the end of the file was lost.'

test.each([
  ['{"a"«:»', `${LOST} Still missing: }`],
  ['{"a": 1«,» ', `${LOST} Still missing: }`],
  ['{"a": «-»', `${LOST} Still missing: }`],
  ['{"a": "b«\\»', `${LOST} Still missing: }`],
  ['{"a": "b \\" «c»', `${LOST} Still missing: }`],
  ['{"a": [1, «2»\n\n', `${LOST} Still missing: ] }`],
  ['{"a": [{"b": "c«"»', `${LOST} Still missing: } ] }`],
])('%j ends too early, and the hint names the brackets that are missing', (text, hint) => {
  const { marked, said, hints } = markedMistakes(text)
  expect([marked, ...said, ...hints]).toEqual([text, 'ends too early', hint])
})

test('everything that JSON.parse refuses is reported, and nothing else', () => {
  const random = seededRandom(7)
  const texts = ['site.json', 'pages/index.json', 'pages/plano.json'].map((name) =>
    readFileSync(`${ELECTRICIAN.site}/${name}`, 'utf8').slice(0, 800),
  )
  for (let i = 0; i < 2000; i++) {
    const text = pick(texts, random)
    const place = Math.floor(random() * text.length)
    const sign = pick([...'{}[]:,"\\/-+.0e \n\t\'#x\u00a0\u2028'], random)
    const rest = i % 2 ? '' : text.slice(place)
    const changed = text.slice(0, place) + sign + rest
    expect(markedMistakes(changed).said.length > 0, changed).toBe(!isJson(changed))
  }
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
