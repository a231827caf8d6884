import * as fc from 'fast-check'
import { distance } from 'geokdbush'
import { expect, test } from 'vitest'
import type { Coordinates } from '../../../sections/coordinates'
import { createSurelyNearest } from './surely-nearest'

const COUNT = 24

const find = (places: Coordinates[]) => createSurelyNearest(places, COUNT)

const near = (most: number, around = 0) => fc.double({ min: around - most, max: around + most, noNaN: true })
const county = fc.tuple(near(0.5, 33), near(0.5, -96))
const anywhere = fc.tuple(near(90), near(180))
/** Many of these are as far as others. */
const corners = fc.tuple(fc.integer({ min: 30, max: 36 }), fc.integer({ min: 176, max: 184 }))
const everywhere = fc.oneof(anywhere, fc.tuple(near(2, 88), near(180)), fc.tuple(near(2), near(2, 178)), corners)
const sites = fc.oneof(
  fc.array(county, { minLength: COUNT, maxLength: 300 }),
  fc.array(fc.oneof(county, everywhere), { minLength: COUNT, maxLength: 300 }),
)

test('what a box tells is what measuring the way to every place tells', () => {
  fc.assert(
    fc.property(sites, everywhere, (places, other) => {
      const nearest = find(places)
      for (const from of [...places.slice(0, 20), other]) {
        const found = nearest(from)
        if (!found) continue
        const far = places.map(([latitude, longitude]) => distance(from[1], from[0], longitude, latitude))
        const measured = [...far.keys()].sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0) || a - b).slice(0, COUNT)
        expect(found.toSorted((a, b) => a - b)).toEqual(measured.sort((a, b) => a - b))
      }
    }),
  )
})

test('of cities as they mostly lie, it tells all', () => {
  fc.assert(
    fc.property(fc.uniqueArray(county, { minLength: 100, maxLength: 300, selector: String }), (places) => {
      const nearest = find(places.map(([latitude, longitude], at) => [latitude + at / 1e4, longitude]))
      expect(places.filter((from) => !nearest(from)).length).toBeLessThan(10)
    }),
  )
})

test('places that are no places on earth, and others as far as the last one, are left to who measures all', () => {
  const row = Array.from({ length: 60 }, (_, at): Coordinates => [33, -96 + at / 10])
  expect(find(row)([33, -96])).toHaveLength(COUNT)
  expect(find(row.map(() => [33, -96]))([33, -96])).toBeUndefined()
  expect(find(Array.from({ length: 2000 }, () => [33, -96]))([33, -96])).toBeUndefined()
  expect(find([...row, [33, 264]])([33, -96])).toBeUndefined()
  expect(find(row)([88, -96])).toBeUndefined()
  expect(find(row)([33, 179.99])).toBeUndefined()
})
