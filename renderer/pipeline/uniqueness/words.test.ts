import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendWords, hashWords } from './hash-words'
import { MASK, maskOf } from './mask'
import { visibleText } from './visible-text'
import { NumberList } from './number-list'
import { appendWordsToSign } from './read-words'
import { TextUnits } from './text-units'

test.each([
  ['**Two-prong** outlets, _don’t_ they?', ['two', 'prong', 'outlets', 'don', 't', 'they']],
  ['[Panel upgrades](/breaker-box) &amp; more', ['panel', 'upgrades', 'more']],
  ['One\n\n- two <https://three.example>\n- four', ['one', 'two', 'https', 'three', 'example', 'four']],
  ['Fünf Straßen, 200A', ['fünf', 'straßen', '200a']],
  ['', []],
])('of %j a reader reads %j', (markdown, words) => {
  expect(hashWords(visibleText(markdown))).toEqual(words.flatMap(hashWords))
  expect(new Set(words.flatMap(hashWords)).size).toBe(words.length)
})

test.each([
  ['Café', 'CAFE'],
  ['Cafe\u0301 au lait', 'café au lait'],
  ['\u0301', ''],
  ['２００Ａ', '200a'],
])('%j counts as %j', (text, other) => {
  expect(hashWords(text)).toEqual(hashWords(other))
})

/** A list with the words of a text, or of a part of it, at its end. */
function append(list: NumberList, text: string, from = 0, to = text.length): NumberList {
  const units = new TextUnits()
  units.write([text])
  appendWords(list, units.room, from, to)
  return list
}

test('words of a part of a text are put behind those that a list has, however many they are', () => {
  const list = new NumberList()
  append(list, 'the bathe is old', 4, 8)
  append(list, 'a '.repeat(1024).trim())
  append(list, 'of Avon', 2)
  const [a = 0] = hashWords('a')
  expect([...list.numbers()]).toEqual([...hashWords('bath'), ...Array<number>(1024).fill(a), ...hashWords('avon')])
})

test.each([
  ['Plano’s houses in plano', ['Plano'], '□ s houses in □'],
  ['In Prosper County and Prosper', ['Prosper', 'Prosper County'], 'in □ and □'],
  ['Planoers stay', ['Plano'], 'planoers stay'],
  ['In Fort', ['Fort Worth', ''], 'in fort'],
  ['In Fort Smith', ['Fort Worth'], 'in fort smith'],
])('of %j, with the values %j, is left: %s', (text, values, masked) => {
  const words = masked.split(' ').flatMap((word) => (word === '□' ? [MASK] : hashWords(word)))
  const list = append(new NumberList(), text)
  maskOf(values)(list)
  expect([...list.numbers()]).toEqual(words)
})

test('words that a list no longer has are no part of a value', () => {
  const list = append(new NumberList(), 'In Fort Worth')
  list.length = 2
  maskOf(['Fort Worth'])(list)
  expect([...list.numbers()]).toEqual(hashWords('in fort'))
})

test('words before the place are left as they are', () => {
  const list = append(new NumberList(), 'Bath of Bath')
  maskOf(['Bath'])(list, 1)
  expect([...list.numbers()]).toEqual([...hashWords('bath of'), MASK])
})

test.each([
  ['Bread. Rolls', 5],
  ['Bread, rolls {city}', 13],
  ['Bread\nRolls', 5],
  ['Bread…', 5],
  ['Bread, rolls', 12],
])('of %j the words are read up to %i', (text, end) => {
  const list = new NumberList()
  const units = new TextUnits()
  units.write([text])
  expect(appendWordsToSign(list, units.room, 0, text.length)).toBe(end)
  expect([...list.numbers()]).toEqual(hashWords(text.slice(0, end)))
})

/** The words of a text by the tables of Unicode, each as the letters that stand for its own. */
function plainWords(text: string): number[][] {
  const words: number[][] = [[]]
  for (let i = 0; i < text.length; i++) {
    const plain = text.charAt(i).normalize('NFKD').toLowerCase()
    if (/^[\p{L}\p{N}]/u.test(plain)) words.at(-1)?.push(plain.charCodeAt(0))
    else if (!/^\p{M}/u.test(plain)) words.push([])
  }
  return words.filter(({ length }) => length > 0)
}

const fnv = (letters: number[]) =>
  letters.reduce((hash, letter) => Math.imul(hash ^ letter, 0x01000193), 0x811c9dc5 | 0)

test('words are what the tables of Unicode say, in any script', () => {
  const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string())
  fc.assert(
    fc.property(anyText, (text) => {
      expect(hashWords(text)).toEqual(plainWords(text).map(fnv))
    }),
    { numRuns: 1000 },
  )
})
