import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { City } from '../../../sections/page-context'
import { hashCities } from './hash-cities'

const citiesInARow = (count: number): City[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `City ${String(at).padStart(2, '0')}`,
    route: `/city-${at}`,
    coordinates: [44, at / 10 - 72],
  }))

test('a hash of cities is that of their JSON, whatever their number and their names', () => {
  const names = ['Élan’s', 'A "B" \\ C', 'Łódź', '']
  for (const count of [0, 1, 24, 61]) {
    const cities = citiesInARow(count).map((city, at): City => (at % 2 ? city : { ...city, name: names[at % 4] ?? '' }))
    for (const _ of ['learnt', 'known']) expect(hashCities(cities)).toBe(hash('sha1', JSON.stringify(cities)))
  }
})
