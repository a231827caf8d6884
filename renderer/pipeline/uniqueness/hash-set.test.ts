import { expect, test } from 'vitest'
import { emptySet, hashSetOf, isIn } from './hash-set'

test.each([
  ['spread', (i: number) => Math.imul(i, 0x9e3779b1) >>> 0],
  ['crowded at the end', (i: number) => 2 ** 32 - i],
  ['crowded at the beginning', (i: number) => i],
])('a set has the numbers that were put into it and no others, be they %s', (_, number) => {
  const all = Array.from({ length: 500 }, (_, i) => number(i + 1))
  const [members, others] = [all.slice(0, 250), all.slice(250)]
  const set = hashSetOf(Uint32Array.from([...members, ...members]))
  expect(members.filter((hash) => !isIn(set, hash))).toEqual([])
  expect(others.filter((hash) => isIn(set, hash))).toEqual([])
})

test('a set always has an empty place, where a search ends', () => {
  expect(isIn(hashSetOf(new Uint32Array()), 7)).toBe(false)
  for (let room = 0; room < 100; room++) expect(emptySet(room).slots.length).toBeGreaterThan(room)
})
