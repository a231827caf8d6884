import { expect, test } from 'vitest'
import { keepLatest } from './keep-latest'

test('what was asked for last is kept, and only so much of it', () => {
  const made: string[] = []
  const get = keepLatest((key: string) => {
    made.push(key)
    return key.toUpperCase()
  }, 2)
  expect(['a', 'b', 'a', 'c', 'a', 'c'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'C'])
  expect(made).toEqual(['a', 'b', 'c'])
  expect(get('b')).toBe('B')
  expect(get('a')).toBe('A')
  expect(made).toEqual(['a', 'b', 'c', 'b', 'a'])
})
