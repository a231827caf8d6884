import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPlainWords } from './first-plain-words'
import { slug } from './question-ids'

const slow = (text: string) => slug(text).split('-').slice(0, 4).join('-')

test.each([
  ['Can you come on Sunday?', 'can-you-come-on'],
  ['It’s 50 days. Why?', 'its-50-days-why'],
  ["–'’", undefined],
  ['', ''],
  ['?!', ''],
  ["Rock 'n' roll’s", 'rock-n-rolls'],
  ['One two, 3, FOUR é', 'one-two-3-four'],
  ['One two three foure\u0301', undefined],
  ['Café', undefined],
])('of %j the first words are %j', (text, words) => {
  expect(firstPlainWords(text, 4)).toBe(words)
  if (words !== undefined) expect(slow(text)).toBe(words)
})

test('what is found is what the slug begins with', () => {
  const piece = fc.constantFrom(
    'Can',
    'we',
    's',
    ' ',
    '  ',
    '?',
    "'",
    '’',
    '-',
    '@',
    '[',
    '`',
    '{',
    'é',
    '\u0301',
    'ﬁ',
    '7',
  )
  const text = fc.oneof(
    fc.array(piece).map((pieces) => pieces.join('')),
    fc.string(),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(text, (text) => {
      expect(firstPlainWords(text, 4) ?? slow(text)).toBe(slow(text))
    }),
    { numRuns: 1000 },
  )
})
