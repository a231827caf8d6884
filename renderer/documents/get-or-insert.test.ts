import { expect, test } from 'vitest'
import { getOrInsertComputed } from './get-or-insert'

test.each([['words'], [undefined]])('the value of a key is computed once: %j', (value) => {
  const values = new Map<string, string | undefined>()
  let computations = 0
  const compute = () => {
    computations++
    return value
  }
  expect([getOrInsertComputed(values, 'a', compute), getOrInsertComputed(values, 'a', compute)]).toEqual([value, value])
  expect([...values]).toEqual([['a', value]])
  expect(computations).toBe(1)
})
