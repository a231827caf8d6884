import { expect, test } from 'vitest'
import { NumberList } from './number-list'

test('a list keeps its numbers while it grows', () => {
  const list = new NumberList()
  const numbers = Array.from({ length: 5000 }, (_, i) => (i % 2 ? -i : i))
  for (const number of numbers) list.push(number)
  expect([...list.numbers()]).toEqual(numbers)
  list.reserve(20_000)
  expect([...list.numbers()]).toEqual(numbers)
  list.length = 2
  list.push(7)
  expect([...list.numbers()]).toEqual([0, -1, 7])
})

test('there is room for as many numbers as were reserved, and what fits already stays in its place', () => {
  const list = new NumberList()
  list.push(1)
  const { room } = list
  list.reserve(room.length - 1)
  expect(list.room).toBe(room)
  list.reserve(room.length)
  expect(list.room.length).toBeGreaterThan(room.length)
})

test('what is kept of a list stays when the list changes', () => {
  const list = new NumberList()
  for (const number of [3, -1]) list.push(number)
  const kept = [list.toArray(), list.copyTo(new Uint32Array(2)), list.copyTo(new Uint16Array(2))]
  list.length = 0
  list.push(5)
  expect(kept.map((numbers) => [...numbers])).toEqual([
    [3, -1],
    [3, 2 ** 32 - 1],
    [3, 2 ** 16 - 1],
  ])
})

test('a part of another list is added, however long it is', () => {
  const [list, other] = [new NumberList(), new NumberList()]
  for (let i = 0; i < 3000; i++) other.push(i)
  list.push(-1)
  list.appendPart(other, 2, 4)
  list.appendPart(other, 1, 1)
  list.appendPart(other, 0, 3000)
  expect(list.toArray()).toEqual([-1, 2, 3, ...other.toArray()])
})
