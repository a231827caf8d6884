import { expect, test } from 'vitest'
import { decodeUtf8, readText } from './read-text'

test.each(['', '{ "title": "Home" }', '“Café” – naïve', '😀 and \u2028', '\uFEFF{}', '\uFFFD', 'é'.repeat(9999)])(
  '%j is decoded as it was encoded',
  (text) => {
    expect(decodeUtf8(Buffer.from(text))).toBe(text)
  },
)

test.each([
  ['Latin-1', Buffer.from('Café Paté', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFCafé', 'utf16le')],
  ['half of a letter', Buffer.from('Café').subarray(0, -1)],
  ['half of a pair', Buffer.from([0xed, 0xa0, 0xbd])],
])('%s shows what is no UTF-8 as Node does', (_what, bytes) => {
  expect(decodeUtf8(bytes)).toBe(bytes.toString('utf8'))
  expect(decodeUtf8(bytes)).toContain('\uFFFD')
})

test('a file is read to its end, and one that is not there is told', () => {
  expect(readText('package.json')).toMatch(/^\{\n[^]*\}\n$/)
  expect(() => readText('nowhere.json')).toThrow('ENOENT')
})
