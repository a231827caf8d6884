import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { City } from '../../../../sections/page-context'
import { createNearby } from '../../cities/nearby'
import { listedCities } from './listed-cities'

const citiesAt = (places: [number, number][]): City[] =>
  places.map((coordinates, index) => ({ name: `City ${index}`, route: `/${index}`, coordinates }))

const place = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }))

test('a city is listed where any other page’s list has it', () => {
  const someCities = fc.array(place, { minLength: 1, maxLength: 150 }).map(citiesAt)
  fc.assert(
    fc.property(someCities, fc.infiniteStream(fc.nat(3)), fc.boolean(), (cities, random, elsewhere) => {
      const nearby = createNearby(cities, [0, 0])
      const ofCities = cities.flatMap(({ route }) => (random.next().value === 0 ? [route] : []))
      const lists = new Set([...ofCities, ...(elsewhere ? ['/about'] : [])])
      const expected = [...lists].flatMap((list) => nearby(list).filter(({ route }) => route !== list))
      expect(listedCities(cities, lists, nearby)).toEqual(new Set(expected.map(({ route }) => route)))
    }),
  )
})

test('where ten thousand pages list cities, few lists need be read to know that all cities are listed', () => {
  // Spread evenly, but in no rows: the fractions of multiples of an irrational number.
  const spread = (index: number, step: number) => 6 * ((index * step) % 1)
  const cities = citiesAt(
    Array.from({ length: 10_000 }, (_, index) => [30 + spread(index, 0.7548776662), 90 + spread(index, 0.569840291)]),
  )
  const nearby = createNearby(cities)
  let reads = 0
  const listed = listedCities(cities, new Set(cities.map(({ route }) => route)), (route) => (reads++, nearby(route)))
  expect(listed.size).toBe(10_000)
  expect(reads).toBeLessThan(2_000)
})
