import { expect, test } from 'vitest'
import { appendWords, hashWords } from './hash-words'
import { MASK, maskOf } from './mask'
import { visibleText } from './visible-text'
import { NumberList } from './number-list'

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

test('words of a part of a text are put behind those that a list has, however many they are', () => {
  const list = new NumberList()
  appendWords(list, 'the bathe is old', 4, 8)
  appendWords(list, 'a '.repeat(1024).trim())
  appendWords(list, 'of Avon', 2)
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
  const list = new NumberList()
  appendWords(list, text)
  maskOf(values)(list)
  expect([...list.numbers()]).toEqual(words)
})

test('words that a list no longer has are no part of a value', () => {
  const list = new NumberList()
  appendWords(list, 'In Fort Worth')
  list.length = 2
  maskOf(['Fort Worth'])(list)
  expect([...list.numbers()]).toEqual(hashWords('in fort'))
})
