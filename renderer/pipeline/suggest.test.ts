import { expect, test } from 'vitest'
import { closest, didYouMean } from './suggest'

test.each([
  ['ratting', ['rating', 'text', 'author'], 'rating'],
  ['tpye', ['type', 'use'], 'type'],
  ['Faq', ['faq', 'map'], 'faq'],
  ['colour', ['title', 'image'], undefined],
  ['x', ['id', 'to'], undefined],
])('%s of %j is %s', (name, known, meant) => {
  expect(closest(name, known)).toBe(meant)
})

test('without a likely name the other sentence is said', () => {
  expect(didYouMean('zzzzzz', ['type'], 'There are: type.')).toBe('There are: type.')
})
