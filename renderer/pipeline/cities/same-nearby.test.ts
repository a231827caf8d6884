import { expect, test } from 'vitest'
import { validSite } from '../../../tests/sites'
import type { City } from '../../../sections/page-context'
import { createSameNearby } from './same-nearby'

const site = validSite()

const cities = Array.from({ length: 70 }, (_, index): City => ({
  name: `City ${String(index).padStart(2, '0')}`,
  route: `/${index}`,
  coordinates: [33, index],
}))

/** Whether the pages of the first city, of the last one and of no city list the same as before. */
const same = (before: City[], now: City[]) =>
  ['/0', '/69', '/about'].map(createSameNearby(before, { site, cities: now }))

test('who says the same of cities lists the same', () => {
  expect(same(cities, structuredClone(cities))).toEqual([true, true, true])
  expect(same([], [])).toEqual([true, true, true])
})

test('a city is another one for those that list it, whatever of it has changed', () => {
  const others: Partial<City>[] = [{ name: 'City 69a' }, { route: '/avon' }, { coordinates: [33.1, 69] }]
  for (const other of others) {
    const now = cities.with(69, { ...cities[69]!, ...other })
    expect(same(cities, now)).toEqual([true, false, true])
    expect(same(now, cities)).toEqual([true, false, true])
  }
})

test('a city more changes what is listed around it, and everywhere where all are listed', () => {
  expect(same(cities.slice(0, 69), cities)).toEqual([true, false, true])
  expect(same(cities.slice(0, 60), cities.slice(0, 59))).toEqual([false, false, false])
  expect(same(cities.slice(0, 60), cities)).toEqual([false, false, false])
})
