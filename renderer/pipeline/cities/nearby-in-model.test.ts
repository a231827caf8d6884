import { expect, test } from 'vitest'
import type { City } from '../../../sections/page-context'
import { SMALLEST_SITE } from '../rules/example-site'
import { nearbyIn } from './nearby-in-model'

const { address, ...site } = SMALLEST_SITE['site.json']
const cities = Array.from({ length: 61 }, (_, index): City => ({
  name: `City ${String(index).padStart(2, '0')}`,
  route: `/${index}`,
  coordinates: [33, index],
}))
const modelAt = (coordinates?: string) => ({ site: { ...site, address: { ...address, coordinates } }, cities })

test('the business lies where site.json says', () => {
  expect(nearbyIn(modelAt('33, 60'))('/about')).toEqual(cities.slice(-24))
  expect(nearbyIn(modelAt())('/about')).toEqual(cities.slice(0, 24))
})

test('for one model it is made once, and the model stays data that can go to another thread', () => {
  const model = modelAt('33, 60')
  expect(nearbyIn(model)).toBe(nearbyIn(model))
  expect(structuredClone(model)).toEqual(modelAt('33, 60'))
  expect(nearbyIn({ ...model, cities: cities.slice(0, 5) })('/about')).toHaveLength(5)
})

test('another model that says the same shares it, and none that says anything else', () => {
  const model = modelAt('33, 60')
  const nearby = nearbyIn(model)
  expect(nearbyIn(structuredClone(model))).toBe(nearby)
  const others: Partial<City>[] = [{ name: 'Avon' }, { route: '/avon' }, { coordinates: [33, 7] }]
  for (const other of others) {
    const changed = cities.with(50, { ...cities[50]!, ...other })
    expect(nearbyIn({ ...model, cities: changed })('/50')).toContainEqual(changed[50])
    expect(nearbyIn(model)('/50')).toContainEqual(cities[50])
  }
})
