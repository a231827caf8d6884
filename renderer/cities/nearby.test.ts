import * as fc from 'fast-check'
import { distance } from 'geokdbush'
import { expect, test } from 'vitest'
import type { Coordinates } from '../../sections/page/coordinates'
import type { City } from '../../sections/page/page-context'
import { NEAREST, createNearby } from './nearby'

/** Cities in a row from west to east, a tenth of a degree apart, in alphabetical order. */
const row = (count: number): City[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `City ${String(index).padStart(3, '0')}`,
    route: `/${index}`,
    coordinates: [33, -100 + index / 10],
  }))

const routes = (cities: City[]) => cities.map(({ route }) => route)
const numbers = (from: number, count = NEAREST) => Array.from({ length: count }, (_, index) => `/${from + index}`)

test('a city without coordinates lists its neighbors in the alphabet', () => {
  const cities = row(61).map((city, index) => (index % 30 === 10 ? { name: city.name, route: city.route } : city))
  const nearby = createNearby(cities, [33, -97])
  expect(routes(nearby('/10'))).toEqual(numbers(0))
  expect(routes(nearby('/40'))).toEqual(numbers(28))
  expect(routes(nearby('/41'))).not.toContain('/40')
})

test('if many cities are at one place, each page lists its own and the first other ones', () => {
  const cities = row(70).map((city): City => ({ ...city, coordinates: [33, -97] }))
  const nearby = createNearby(cities, [33, -97])
  expect(routes(nearby('/3'))).toEqual(numbers(0))
  expect(routes(nearby('/69'))).toEqual([...numbers(0, 23), '/69'])
})

/** The cities to choose, found by measuring the distance to each. */
function measured(cities: City[], [latitude, longitude]: Coordinates, ownCity?: City): City[] {
  const far = ({ coordinates = [0, 0] }: City) => distance(longitude, latitude, coordinates[1], coordinates[0])
  const inAlphabet = (a: City, b: City) => a.name.localeCompare(b.name, 'en') || a.route.localeCompare(b.route, 'en')
  return cities
    .filter(({ coordinates }) => coordinates)
    .sort((a, b) => Number(b === ownCity) - Number(a === ownCity) || far(a) - far(b) || inAlphabet(a, b))
    .slice(0, NEAREST)
    .sort(inAlphabet)
}

const degrees = (most: number) => fc.integer({ min: -most * 2, max: most * 2 }).map((half) => half / 2)
/** Few different places, so that many are at the same distance, or the same place. */
const places = (most: number): fc.Arbitrary<Coordinates> => fc.tuple(degrees(most), degrees(most))
const someCities = fc.constantFrom(0, 2, 80).chain((most) =>
  fc
    .array(
      fc.record({
        name: fc.constantFrom('Avon', 'Bath', 'Élan', 'york', 'Zion'),
        coordinates: fc.option(places(most), { nil: undefined, freq: 12 }),
      }),
      { minLength: 61, maxLength: 200 },
    )
    .map((cities) => cities.map((city, index): City => ({ ...city, route: `/${index}` }))),
)

test('the same cities are chosen as by measuring the distance to each', () => {
  fc.assert(
    fc.property(someCities, places(80), (cities, home) => {
      fc.pre(cities.filter(({ coordinates }) => coordinates).length >= NEAREST)
      const nearby = createNearby(cities, home)
      expect(nearby('/about')).toEqual(measured(cities, home))
      for (const city of cities.slice(0, 20)) {
        if (city.coordinates) expect(nearby(city.route)).toEqual(measured(cities, city.coordinates, city))
      }
    }),
  )
})
