import { expect, test } from 'vitest'
import { modelWith, validSite } from '../../tests/sites'
import { businessNode } from './business-node'

const { address, ...site } = validSite()

/** The business of a site with so many city pages. */
function nodeOf(count: number, coordinates?: string) {
  const cities = Array.from({ length: count }, (_, index) => ({ name: `City ${index}`, route: `/${index}` }))
  const model = modelWith({ site: { ...site, address: { ...address, coordinates } }, cities })
  return businessNode(model)
}

test('the business serves the cities that have pages', () => {
  const { areaServed } = nodeOf(60)
  expect(areaServed).toHaveLength(60)
  expect(areaServed).toContainEqual({ '@type': 'City', name: 'City 59' })
  expect(nodeOf(0).areaServed).toEqual([])
})

test('of more than sixty no page says which: the business serves its state', () => {
  expect(nodeOf(61).areaServed).toEqual({ '@type': 'State', name: 'VT' })
})

test('it lies where site.json says, on the equator too', () => {
  expect(nodeOf(0, '0, 32.5825').geo).toEqual({ '@type': 'GeoCoordinates', latitude: 0, longitude: 32.5825 })
  expect(nodeOf(0).geo).toBeUndefined()
})
