import { expect, test } from 'vitest'
import { isWorthOptimizing } from './is-worth-optimizing'

test.each([
  // until few pages are left, and again for what comes behind the last ones
  [10_000, [0, 4999, 9936, 10_000], [5000, 9000, 9935]],
  [100_000, [0, 50_000, 94_999, 100_000], [95_000, 99_000]],
  // of a smaller site half are few
  [2000, [0, 999, 1936, 2000], [1000, 1935]],
])('of %i pages', (total, worth, not) => {
  expect(worth.filter((taken) => isWorthOptimizing(taken, total))).toEqual(worth)
  expect(not.filter((taken) => isWorthOptimizing(taken, total))).toEqual([])
})
