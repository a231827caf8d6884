import { expect, test } from 'vitest'
import { layOut } from './lay-out'
import { PHONE_WIDTH, WIDTH } from './projection'

/** Twice as wide as high. */
const CITIES = [
  { name: 'Avon', route: '/avon', coordinates: [33, -98] as [number, number] },
  { name: 'Bath', route: '/bath', coordinates: [33.5, -96.8] as [number, number] },
  { name: 'Cary', route: '/cary' },
]

test('the town you are in is marked, and a city that does not say where it lies is not drawn', () => {
  expect(layOut(CITIES, 'Bath')?.towns.map(({ name, here }) => [name, here])).toEqual([
    ['Avon', false],
    ['Bath', true],
  ])
  expect(layOut(CITIES.slice(2))).toBeUndefined()
})

test('all cities of a site take the width of the drawing where they need it', () => {
  expect(layOut(CITIES)).toMatchObject({ wide: true, partial: false })
})

test('some of many fit the part of the drawing that a phone shows', () => {
  const layout = layOut(CITIES, 'Bath', true)
  expect(layout).toMatchObject({ wide: false, partial: true })
  const fromMiddle = layout!.towns.map(({ x }) => Math.abs(x - WIDTH / 2))
  expect(fromMiddle).toEqual([PHONE_WIDTH / 2 - 60, PHONE_WIDTH / 2 - 60])
})
