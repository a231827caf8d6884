import { expect, test } from 'vitest'
import { scoreBins } from './score-bins'

test('scores are counted in steps of five, and a hundred by itself', () => {
  const bins = scoreBins([100, 100, 99, 95, 94, 0]).filter(({ pages }) => pages > 0)
  expect(bins).toEqual([
    { from: 0, to: 4, pages: 1 },
    { from: 90, to: 94, pages: 1 },
    { from: 95, to: 99, pages: 2 },
    { from: 100, to: 100, pages: 2 },
  ])
})

test('no score is lost', () => {
  const scores = Array.from({ length: 101 }, (_, score) => score)
  expect(scoreBins(scores).reduce((sum, { pages }) => sum + pages, 0)).toBe(101)
})
