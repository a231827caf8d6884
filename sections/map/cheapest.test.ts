import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapest } from './cheapest'

test('of those that cost least the first is taken', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1 }), (costs) => {
      const [first = 0, ...rest] = costs.keys()
      expect(cheapest([first, ...rest], (index) => costs[index] ?? 0)).toBe(costs.indexOf(Math.min(...costs)))
    }),
  )
})

test('none after one that costs nothing is looked at', () => {
  const asked: number[] = []
  const cost = (choice: number) => (asked.push(choice), choice === 2 ? 0 : 7)
  expect(cheapest([1, 2, 3], cost)).toBe(2)
  expect(asked).toEqual([1, 2])
})
