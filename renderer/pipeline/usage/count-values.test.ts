import { expect, test } from 'vitest'
import { countValues } from './count-values'

test.each([
  ['choices, used or not', { enum: ['a', 'b', 'c'] }, ['b', 'b', 'a'], { b: 2, a: 1, c: 0 }],
  ['choices of numbers', { type: 'integer', enum: [1, 2] }, [2], { 2: 1, 1: 0 }],
  ['what is no choice', { enum: ['a'] }, ['x'], { a: 0, x: 1 }],
  ['yes and no', { type: 'boolean' }, [false, true, false], { false: 2, true: 1 }],
  ['yes and no that nobody says', { type: 'boolean' }, [], { true: 0, false: 0 }],
  ['whole numbers, as they are used', { type: 'integer' }, [3, 5, 5], { 5: 2, 3: 1 }],
  ['numbers', { type: 'number' }, [1.5], { 1.5: 1 }],
])('%s are counted, most used first', (_, schema, used, counts) => {
  const found = countValues(schema, used)!
  expect(Object.fromEntries(found.map(({ value, count }) => [String(value), count]))).toEqual(counts)
  expect(found.map(({ count }) => count)).toEqual(found.map(({ count }) => count).sort((a, b) => b - a))
})

test.each([[{ type: 'string' }], [{ type: 'array' }], [{}]])('values of %j are not counted', (schema) => {
  expect(countValues(schema, ['a'])).toBeUndefined()
})
