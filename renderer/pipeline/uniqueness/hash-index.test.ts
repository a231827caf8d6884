import { expect, test } from 'vitest'
import { type HashIndex, type Kept, indexHashes } from './hash-index'
import { holdersOf } from './holders-of'
import { pairsOf } from './pairs'
import { buildShard } from './shard'

const lists = [[5, 7, 9, 5, 2 ** 32 - 1], [8, 7], [], [7, 9, 7, 12], [9, 7]].map((list) => Uint32Array.from(list))
const NUMBERS = [0, 1, 5, 7, 8, 9, 12, 2 ** 32 - 1]

/** The numbers of the lists above with the lists that are said to hold them. */
function holders(kept: Kept) {
  const index = indexHashes(lists, kept)
  return NUMBERS.flatMap((number) => {
    const found = [...(holdersOf(index, number) ?? [])]
    return found.length > 0 ? [[number, ...found]] : []
  })
}

test('the lists that hold a number are found, each once and in their order', () => {
  expect(holders({ fewest: 1, most: 9 })).toEqual([
    [5, 0],
    [7, 0, 1, 3, 4],
    [8, 1],
    [9, 0, 3, 4],
    [12, 3],
    [2 ** 32 - 1, 0],
  ])
})

test('only what several lists hold is noted, and only the first of them, where no more is wanted', () => {
  expect(holders({ fewest: 2, most: 9 })).toEqual([
    [7, 0, 1, 3, 4],
    [9, 0, 3, 4],
  ])
  expect(holders({ fewest: 4, most: 3 })).toEqual([[7, 0, 1, 3]])
})

test.each([1, 2, 4])(
  'numbers are counted whether they are noted or not: those that %i lists hold at least',
  (fewest) => {
    const { sizes, alone, first } = indexHashes(lists, { fewest, most: 2 })
    expect([...sizes]).toEqual([4, 2, 0, 3, 2])
    expect([...alone]).toEqual([2, 1, 0, 1, 0])
    expect([...first]).toEqual([4, 1, 0, 1, 0])
  },
)

test('an index of nothing holds nothing, and no index holds 0', () => {
  const index = indexHashes([], { fewest: 2, most: 2 })
  expect(holdersOf(index, 7)).toBeUndefined()
  expect(holdersOf(index, 0)).toBeUndefined()
  expect(holdersOf(indexHashes(lists, { fewest: 1, most: 2 }), 0)).toBeUndefined()
  expect(index.sizes).toHaveLength(0)
})

test('only an index of many numbers is made in parts', () => {
  const large = indexHashes([new Uint32Array(2 ** 19 + 1).fill(7)], { fewest: 1, most: 1 })
  expect(large.shards).toHaveLength(2)
  expect([...(holdersOf(large, 7) ?? [])]).toEqual([0])
  expect(indexHashes(lists, { fewest: 1, most: 1 }).shards).toHaveLength(1)
})

test('an index in several parts says the same', () => {
  const many = Array.from({ length: 30 }, (_, list) =>
    Uint32Array.from({ length: 20 }, (_, i) => Math.imul(i + (list % 7) * 5 + 1, 0x9e3779b1) >>> 0 || 1),
  )
  const kept = { fewest: 1, most: 3 }
  const whole = indexHashes(many, kept)
  const [sizes, alone, first] = [new Int32Array(30), new Int32Array(30), new Int32Array(30)]
  const shards = [0, 1, 2, 3].map((shard) => buildShard(pairsOf(many, shard, 4), kept, { sizes, alone, first }))
  const numbers = many.flatMap((list) => [...list])
  const said = (index: HashIndex) => numbers.map((number) => [...(holdersOf(index, number) ?? [])])
  expect(said({ shards, sizes, alone, first })).toEqual(said(whole))
  expect({ sizes, alone, first }).toEqual({ sizes: whole.sizes, alone: whole.alone, first: whole.first })
})
