import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMenuTiming } from './menu-timing'

const shown = vi.fn<(menu: string | undefined) => void>()
let timing: ReturnType<typeof createMenuTiming<string>>

beforeEach(() => {
  vi.useFakeTimers()
  shown.mockClear()
  timing = createMenuTiming<string>(shown)
})
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
const calls = () => shown.mock.calls.map(([menu]) => menu)

test('opens 200 ms after the pointer came', () => {
  timing.enter('a')
  wait(199)
  expect(calls()).toEqual([])
  wait(1)
  expect(calls()).toEqual(['a'])
})

test('stays closed when the pointer only passes', () => {
  timing.enter('a')
  wait(150)
  timing.leave()
  wait(1000)
  expect(calls()).toEqual([])
})

test('closes 150 ms after the pointer left', () => {
  timing.toggle('a')
  timing.leave()
  wait(149)
  expect(calls()).toEqual(['a'])
  wait(1)
  expect(calls()).toEqual(['a', undefined])
})

test('stays open when the pointer comes back in time', () => {
  timing.toggle('a')
  timing.leave()
  wait(149)
  timing.enter('a')
  wait(1000)
  expect(calls()).toEqual(['a'])
})

test('the next opens at once while one is open', () => {
  timing.toggle('a')
  timing.leave()
  timing.enter('b')
  expect(calls()).toEqual(['a', 'b'])
  wait(1000)
  expect(calls()).toEqual(['a', 'b'])
})

test('the next opens at once when one was open less than 300 ms ago', () => {
  timing.toggle('a')
  timing.close()
  wait(299)
  timing.enter('b')
  expect(calls()).toEqual(['a', undefined, 'b'])
})

test('the next waits when the last was open 300 ms ago', () => {
  timing.toggle('a')
  timing.close()
  wait(300)
  timing.enter('b')
  expect(calls()).toEqual(['a', undefined])
  wait(200)
  expect(calls()).toEqual(['a', undefined, 'b'])
})

test('a press opens and closes without delay, and no timer undoes it', () => {
  timing.enter('a')
  wait(100)
  timing.toggle('a')
  expect(calls()).toEqual(['a'])
  wait(1000)
  expect(calls()).toEqual(['a'])
  timing.toggle('a')
  wait(1000)
  expect(calls()).toEqual(['a', undefined])
})

test('a press on another moves there', () => {
  timing.toggle('a')
  timing.toggle('b')
  expect(calls()).toEqual(['a', 'b'])
})
