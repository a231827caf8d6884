import { expect, test } from 'vitest'
import { countThreads } from './count-threads'

test.each([
  ['few pages need no help', 499, 8, 0],
  ['many pages do', 500, 2, 1],
  ['of many processors some are left', 100_000, 16, 3],
  ['one processor does all by itself', 100_000, 1, 0],
])('%s', (_name, pages, processors, expected) => {
  expect(countThreads(pages, processors)).toBe(expected)
})
