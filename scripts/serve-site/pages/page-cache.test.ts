import { expect, test } from 'vitest'
import { PageCache } from './page-cache'

test('of more than fits, what was not used for longest goes', () => {
  const cache = new PageCache<{ size: number }>(30)
  for (const key of ['a', 'b', 'c']) cache.set(key, { size: 10 })
  cache.get('a')
  cache.set('d', { size: 10 })
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
  cache.set('e', { size: 25 })
  expect(['a', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['e'])
})

test('what is set again counts once', () => {
  const cache = new PageCache<{ size: number }>(30)
  for (const size of [10, 20, 10]) cache.set('a', { size })
  cache.set('b', { size: 20 })
  expect([cache.get('a')?.size, cache.get('b')?.size]).toEqual([10, 20])
})

test('what fits by no means is not kept', () => {
  const cache = new PageCache<{ size: number }>(0)
  cache.set('a', { size: 1 })
  expect(cache.get('a')).toBeUndefined()
})
