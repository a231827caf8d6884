import { expect, test } from 'vitest'
import { modelWith } from '../../../tests/sites'
import type { City } from '../../../sections/page-context'
import { TrackedModel } from './tracked-model'

const file = { width: 8, height: 6, variants: [] }

const citiesInARow = (count: number): City[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `City ${String(at).padStart(2, '0')}`,
    route: `/city-${at}`,
    coordinates: [44, at / 10 - 72],
  }))

/** A page of a site with so many cities, as it is given the model. */
const track = (cities: number) =>
  new TrackedModel(modelWith({ cities: citiesInARow(cities), images: { '/images/a.jpg': file } }), '/city-0')

test('a page that reads nothing depends on nothing', () => {
  expect(track(3).uses).toEqual({ images: [] })
})

test('the pictures that it asks for are noted once, and also those that there aren’t', () => {
  const tracked = track(0)
  expect(tracked.images['/images/a.jpg']).toBe(file)
  expect(tracked.images['/images/a.jpg']).toBe(file)
  expect(tracked.images['/images/b.jpg']).toBeUndefined()
  expect(tracked.uses).toEqual({ images: ['/images/a.jpg', '/images/b.jpg'] })
})

test('of few cities it may read all, and depends on them', () => {
  const tracked = track(60)
  expect(tracked.servedCities).toHaveLength(60)
  expect(tracked.uses).toEqual({ images: [], cities: 'all' })
  expect(tracked.hasMoreCities).toBe(false)
})

test('of many it may read only that they are many', () => {
  const tracked = track(61)
  expect(tracked.servedCities).toBeUndefined()
  expect(tracked.uses).toEqual({ images: [], cities: 'many' })
})

test('who reads every one of many depends on them, whatever else it reads', () => {
  const tracked = track(61)
  expect(tracked.cities).toHaveLength(61)
  expect(tracked.servedCities).toBeUndefined()
  expect(tracked.uses).toEqual({ images: [], cities: 'all' })
})

test('who lists the nearest of many depends on these only', () => {
  const tracked = track(61)
  expect(tracked.nearby).toHaveLength(24)
  expect(tracked.uses).toEqual({ images: [], nearby: true })
  expect(tracked.hasMoreCities).toBe(true)
})

test('that there are more cities depends on those that are listed', () => {
  const tracked = track(61)
  expect(tracked.hasMoreCities).toBe(true)
  expect(tracked.uses).toEqual({ images: [], nearby: true })
})
