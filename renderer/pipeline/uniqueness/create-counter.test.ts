import { expect, test } from 'vitest'
import { createCounter } from './create-counter'
import { indexHashes } from './hash-index'
import { MOST_PAGES } from './most-pages'

/** What pages share with others, as "page: rare + common". */
function createCount(pages: number[][]) {
  const lists = pages.map((page) => Uint32Array.from(page))
  const count = createCounter(indexHashes(lists, { fewest: 2, most: MOST_PAGES + 1 }))
  return (page: number, among: 'all' | 'earlier' = 'all') => {
    const { others, rare, common } = count(lists[page], page, among)
    return [...others].sort((a, b) => a - b).map((other) => `${other}: ${rare[other]} + ${common[other]}`)
  }
}

test('each page that shares shingles is counted, with how many different ones', () => {
  const count = createCount([[1, 2, 3], [3, 2, 9, 3], [4], [3, 4]])
  expect(count(0)).toEqual(['1: 2 + 0', '3: 1 + 0'])
  expect(count(3)).toEqual(['0: 1 + 0', '1: 1 + 0', '2: 1 + 0'])
  expect(count(3, 'earlier')).toEqual(count(3))
  expect(count(1, 'earlier')).toEqual(['0: 2 + 0'])
  expect(count(0, 'earlier')).toEqual([])
  // what was counted before leaves no trace
  expect(count(0)).toEqual(['1: 2 + 0', '3: 1 + 0'])
  expect(count(9)).toEqual([])
})

test('a shingle of more pages is common, and counted for the first pages only', () => {
  const many = (length: number) => Array.from({ length }, (_, page) => [1, ...(page < 2 ? [2] : [])])
  const most = createCount(many(MOST_PAGES))(0)
  expect(most).toHaveLength(MOST_PAGES - 1)
  expect(most.slice(0, 2)).toEqual(['1: 2 + 0', '2: 1 + 0'])
  const count = createCount(many(MOST_PAGES + 2))
  expect(count(0)).toHaveLength(MOST_PAGES - 1)
  expect(count(0).slice(0, 2)).toEqual(['1: 1 + 1', '2: 0 + 1'])
  expect(count(MOST_PAGES + 1)).toHaveLength(MOST_PAGES)
  // those of common shingles only leave no trace either
  expect(count(1).at(-1)).toBe(`${MOST_PAGES - 1}: 0 + 1`)
})
