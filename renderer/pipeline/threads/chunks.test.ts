import { expect, test } from 'vitest'
import { countTaken, createChunks, takeChunks } from './chunks'

/** The places of so many things, in an order of their own. */
const places = (count: number) => Array.from({ length: count }, (_, at) => (at * 7) % 1009)

test.each([0, 1, 8, 9, 128, 160, 161, 1000])('of %i things each is taken once, whoever takes it', (total) => {
  const chunks = createChunks(places(total))
  const takers = [takeChunks(chunks), takeChunks(chunks)]
  const taken: number[] = []
  for (let turn = 0, idle = 0; idle < takers.length; turn++) {
    const { value: piece } = takers[turn % takers.length]!.next()
    if (!piece) idle++
    taken.push(...(piece ?? []))
  }
  expect(taken).toEqual(places(total))
})

test('no piece is empty', () => {
  expect([...takeChunks(createChunks([]))]).toEqual([])
  expect([...takeChunks(createChunks(places(16)))].map(({ length }) => length)).toEqual([8, 8])
})

test('the last pieces are small', () => {
  const sizes = [...takeChunks(createChunks(places(200)))].map(({ length }) => length)
  expect(sizes).toEqual([32, 32, ...Array<number>(17).fill(8)])
})

test('another thread takes from the same pieces, and all know how many are taken', () => {
  const chunks = createChunks(places(165))
  const elsewhere = structuredClone(chunks)
  expect(countTaken(chunks)).toBe(0)
  expect([...(takeChunks(elsewhere).next().value as Int32Array)]).toEqual(places(32))
  expect(countTaken(chunks)).toBe(32)
  expect([...takeChunks(chunks)]).toHaveLength(17)
  expect(countTaken(elsewhere)).toBe(165)
})
