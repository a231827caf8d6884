import { expect, test } from 'vitest'
import { repeatedNumbers, sharedNumbers } from './repeated-numbers'

/** Numbers spread over all of 32 bits, so that no two share a bit of so small a filter. */
const spread = (count: number) => Array.from({ length: count }, (_, i) => (i + 1) * (2 ** 28 - 1))
const lists = (...all: number[][]) => all.map((list) => Uint32Array.from(list))

test('what stands twice is kept, in its order and as often; what stands once is left out', () => {
  const [a = 0, b = 0, c = 0, d = 0] = spread(4)
  expect(repeatedNumbers(lists([a, b, c], [], [c, a, d], [c]))).toEqual(lists([a, c], [], [c, a], [c]))
  expect(repeatedNumbers(lists([a, a, b]))).toEqual(lists([a, a]))
  expect(repeatedNumbers([])).toEqual([])
})

test('what stands in the other lists too is kept', () => {
  const [a = 0, b = 0, c = 0, d = 0] = spread(4)
  expect(sharedNumbers(lists([a, b], [c]), lists([d], [c, a]))).toEqual(lists([a], [c]))
})

test('of many numbers none that is repeated is lost, and few others stay', () => {
  const numbers = Array.from({ length: 20_000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 0)
  const again = numbers.slice(0, 1000)
  const [first = new Uint32Array()] = repeatedNumbers(lists(numbers, again))
  expect(again.every((number) => first.includes(number))).toBe(true)
  expect(first.length).toBeLessThan(5000)
})
