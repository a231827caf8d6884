import { expect, test } from 'vitest'
import { saidOf, told } from '../../../../tests/told'

const rated = (rating: number) => ({
  type: 'testimonials',
  title: 'What they say',
  items: [{ text: 'On time.', author: 'Dana R.', source: 'Google', rating }],
})

test.each([0, 6, -1])('%d stars', (rating) => {
  expect(told('section', rated(rating))).toEqual([`out-of-range «${rating}»: What belongs here: Stars, from 1 to 5.`])
})

test('the limit is told that was passed', () => {
  expect(saidOf('section', rated(0))).toEqual(['must be at least 1, but is 0'])
  expect(saidOf('section', rated(6))).toEqual(['must be at most 5, but is 6'])
})

test.each([1, 5])('%d stars are well', (rating) => {
  expect(told('section', rated(rating))).toEqual([])
})
