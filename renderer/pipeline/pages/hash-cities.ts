import { hash } from 'node:crypto'
import type { City } from '../../../sections/page-context'
import { MOST_LISTED } from '../cities/nearby-cities'

/** The JSON of each city, which stands in the lists of two dozen pages. */
const known = new WeakMap<City, string>()

/** Changes with whatever a page can show of cities. */
export const hashCities = (cities: City[]): string => hash('sha1', jsonOf(cities))

/** The same as JSON.stringify, which takes most of the time. */
function jsonOf(cities: City[]): string {
  // all cities of a large site are asked for once
  if (cities.length > MOST_LISTED) return JSON.stringify(cities)
  let json = '['
  for (const city of cities) json += json === '[' ? jsonOfCity(city) : `,${jsonOfCity(city)}`
  return `${json}]`
}

function jsonOfCity(city: City): string {
  const before = known.get(city)
  if (before !== undefined) return before
  const json = JSON.stringify(city)
  known.set(city, json)
  return json
}
