import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { asWritten, asciiJson } from './ascii-json'

const encode = (text: string) => Buffer.from(text)
const made = (bytes: Buffer) => asciiJson(bytes.toString('latin1'), bytes.filter((byte) => byte > 0x7f).length)
/** Rare enough letters stand in a text of this length. */
const LONG = 'word '.repeat(200)

test.each([
  ['{ "a": "b\\n" }', '{ "a": "b\\n" }'],
  [`["it’s ${LONG}"]`, `["it\\u2019s ${LONG}"]`],
  [`["Café – “${LONG}”\u00a0…"]`, `["Caf\\u00e9 \\u2013 \\u201c${LONG}\\u201d\\u00a0\\u2026"]`],
  [`["${LONG}é"]`, `["${LONG}\\u00e9"]`],
])('%j is written %j', (text, json) => {
  expect(made(encode(text))).toBe(json)
})

test.each([
  ['many letters that are not ASCII', encode('["’’’"]')],
  ['letters with other first bytes', encode(`["ł ${LONG}"]`)],
  ['a byte order mark', encode(`\uFEFF["${LONG}"]`)],
  ['the sign for what is no UTF-8', encode(`["\uFFFD${LONG}"]`)],
  ['a character of two halves', encode(`["😀${LONG}"]`)],
  ['Latin-1', Buffer.from(`["Café ${LONG}"]`, 'latin1')],
  ['half a letter at the end', encode(`["${LONG}’`).subarray(0, -1)],
  ['half a letter', Buffer.concat([encode(`["${LONG}’`).subarray(0, -1), encode('"]')])],
  ['a byte that belongs to nothing', Buffer.concat([encode(`["é${LONG}`), Buffer.from([0x80]), encode('"]')])],
  ['an escape alone', encode('["\\u2019"]')],
  ['half a character as an escape', encode('["\\ud83d"]')],
  ['an escape beside it', encode(`["\\u0041 it’s ${LONG}"]`)],
  ['a letter that is escaped', encode(`["\\’ ${LONG}"]`)],
])('%s is left to those who decode', (_what, bytes) => {
  expect(made(bytes)).toBeUndefined()
})

test('JSON.parse makes the same of it, and the text can be told from it again', () => {
  const piece = fc.constantFrom(
    '’',
    'é',
    '·',
    '–',
    '\u0080',
    '\u2028',
    'ł',
    '😀',
    '\\',
    '\\\\',
    '\\u',
    '2019',
    '"',
    ' ',
  )
  const texts = fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 12 })
  fc.assert(
    fc.property(texts, (pieces) => {
      const bytes = encode(`["${pieces.join('')}${LONG}"]`)
      const json = made(bytes)
      if (json === undefined) return
      expect(json).toMatch(/^[\0-\x7f]*$/)
      expect(asWritten(json)).toBe(bytes.toString())
      expect(parsed(json)).toEqual(parsed(bytes.toString()))
    }),
  )
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return 'no JSON'
  }
}
