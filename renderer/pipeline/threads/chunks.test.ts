import { expect, test } from 'vitest'
import { createChunks, takeChunks } from './chunks'

test.each([0, 1, 64, 65, 1000])('of %i things each is taken once, whoever takes it', (total) => {
  const chunks = createChunks(total)
  const takers = [takeChunks(chunks), takeChunks(chunks)]
  const taken: number[] = []
  for (let turn = 0, idle = 0; idle < takers.length; turn++) {
    const { value: piece } = takers[turn % takers.length]!.next()
    if (!piece) idle++
    for (let at = piece?.from ?? 0; at < (piece?.to ?? 0); at++) taken.push(at)
  }
  expect(taken).toEqual(Array.from({ length: total }, (_, at) => at))
})

test('pieces are numbered in the order of what is in them', () => {
  expect([...takeChunks(createChunks(130))]).toEqual([
    { number: 0, from: 0, to: 64 },
    { number: 1, from: 64, to: 128 },
    { number: 2, from: 128, to: 130 },
  ])
})

test('no piece is empty', () => {
  expect([...takeChunks(createChunks(0))]).toEqual([])
  expect([...takeChunks(createChunks(128))]).toHaveLength(2)
})

test('another thread takes from the same pieces', () => {
  const chunks = createChunks(130)
  const elsewhere = structuredClone(chunks)
  expect(takeChunks(elsewhere).next().value).toMatchObject({ number: 0 })
  expect([...takeChunks(chunks)].map(({ number }) => number)).toEqual([1, 2])
})
