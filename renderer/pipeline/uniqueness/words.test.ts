import { expect, test } from 'vitest'
import { maskOf } from './mask'
import { visibleText, wordsOf } from './words'

test.each([
  ['**Two-prong** outlets, _don’t_ they?', ['two', 'prong', 'outlets', 'don', 't', 'they']],
  ['[Panel upgrades](/breaker-box) &amp; more', ['panel', 'upgrades', 'more']],
  ['One\n\n- two <https://three.example>\n- four', ['one', 'two', 'https', 'three', 'example', 'four']],
  ['Fünf Straßen, 200A', ['fünf', 'straßen', '200a']],
  ['', []],
])('of %j a reader reads %j', (markdown, words) => {
  expect(wordsOf(visibleText(markdown))).toEqual(words)
})

test.each([
  ['Plano’s houses in plano', ['Plano'], '□ s houses in □'],
  ['In Prosper County and Prosper', ['Prosper', 'Prosper County'], 'in □ and □'],
  ['Planoers stay', ['Plano'], 'planoers stay'],
  ['In Fort', ['Fort Worth', ''], 'in fort'],
])('of %j, with the values %j, is left: %s', (text, values, masked) => {
  expect(maskOf(values)(wordsOf(text)).join(' ')).toBe(masked)
})
