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
  ['Plano’s houses in plano', ['Plano'], '□ s houses in □'],
  ['In Prosper County and Prosper', ['Prosper', 'Prosper County'], 'in □ and □'],
  ['Planoers stay', ['Plano'], 'planoers stay'],
  ['In Fort', ['Fort Worth', ''], 'in fort'],
])('of %j, with the values %j, is left: %s', (text, values, masked) => {
  const words = masked.split(' ').flatMap((word) => (word === '□' ? [MASK] : hashWords(word)))
  const list = new NumberList()
  appendWords(list, text)
  maskOf(values)(list)
  expect([...list.numbers()]).toEqual(words)
})
