import { distance } from 'geokdbush'
import { type Coordinates, parseCoordinates } from '../../../sections/page/coordinates'
import { valueAt } from '../../documents/json-tree'
import { suggest } from '../../problems/suggest'
import { pageExample, SITE_FILE } from '../definition/examples'
import { originIn, warnings } from '../definition/rule'

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/** Two numbers on their own, and in the addresses of online maps. */
const PAIRS = [
  `^\\s*${NUMBER}[\\s,;/]+${NUMBER}\\s*$`,
  `!3d${NUMBER}!4d${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `[?&](?:q|query|ll)=${NUMBER}(?:,|%2C)\\+?${NUMBER}`,
  `#map=\\d+/${NUMBER}/${NUMBER}`,
].map((source) => new RegExp(source, 'i'))

const COORDINATES = new RegExp(`^${NUMBER},\\s*${NUMBER}$`)

export const isCoordinates = (text: string) => COORDINATES.test(text) && isOnEarth(parseCoordinates(text))

const isOnEarth = ([latitude, longitude]: Coordinates = [Infinity, 0]) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** The minus as typography has it, and the dashes that texts have in its place. */
const MINUS = /[−–—‒‐‑﹣－](?=\s{0,3}\d)\s{0,3}/g

/** "44.4654° N", "S 44.4654", "72.6874 W": degrees with the half of the earth. */
const HALF = /(?:([NSEW])\s{0,3})?(\d{1,3}(?:\.\d{1,12})?)\s{0,3}[°º]?(?:\s{0,3}([NSEW])(?![a-z]))?/gi

/** Degrees without the letters of their half of the earth: "44.4654° N" is "44.4654", "72.6874° W" is "-72.6874". */
const withSigns = (text: string) =>
  text.replaceAll(HALF, (_, before = '', degrees, after = '') =>
    /[sw]/i.test(before || after) ? `-${degrees}` : degrees,
  )

/**
 * The coordinates that were meant by swapped ones, by ones with other signs or without a comma, or by the address of an online
 * map.
 */
export function meantCoordinates(written: string): string | undefined {
  const plain = written.replaceAll(MINUS, '-')
  const text = plain.includes('/') ? plain : withSigns(plain)
  const [, latitude, longitude] = PAIRS.flatMap((pair) => pair.exec(text) ?? [])
  if (latitude === undefined || longitude === undefined) return undefined
  return [`${latitude}, ${longitude}`, `${longitude}, ${latitude}`].find(isCoordinates)
}

/** In kilometers. Nobody drives farther to a customer. */
const MAX_DISTANCE = 500

const distanceBetween = ([latitude, longitude]: Coordinates, [otherLatitude, otherLongitude]: Coordinates) =>
  distance(longitude, latitude, otherLongitude, otherLatitude)

const BUSINESS_PLACE = ['address', 'coordinates']

export const COORDINATE_RULES = warnings({
  'distant-city': {
    asks: `A city is at most ${MAX_DISTANCE} kilometers from the business.`,
    why: 'Two swapped numbers or a missing minus put it on another continent: it vanishes from the map and from its neighbors’ lists.',
    fix: 'Write latitude first, with a minus south of the equator, and longitude with a minus west of Greenwich. If you do serve such distant places, turn the rule off.',
    example: pageExample(
      { more: '"vars": { "city": "Stowe", "coordinates": «"-72.6874, 44.4654"» }' },
      { more: '"vars": { "city": "Stowe", "coordinates": "44.4654, -72.6874" }' },
      { 'site.json': SITE_FILE.replace('"05672"', '"05672", "coordinates": "44.33, -72.75"') },
    ),
    checkSite: (view) => {
      const home = parseCoordinates(String(valueAt(view.site.data, BUSINESS_PLACE)))
      if (!home) return []
      const cities = view.pages.flatMap(({ file, vars: { city, coordinates } }) => {
        const place = parseCoordinates(coordinates)
        return city && place ? [{ file, city, place }] : []
      })
      const distantCities = cities.filter(({ place }) => distanceBetween(home, place) > MAX_DISTANCE)
      const [first, second] = distantCities
      const kilometersTo = (place: Coordinates) =>
        `${Math.round(distanceBetween(home, place)).toLocaleString('en-US')} km`
      // if several cities, and all there are, are far away, it is the business that has the wrong place
      if (first && second && distantCities.length === cities.length && view.site.document) {
        const origin = { document: view.site.document, path: BUSINESS_PLACE }
        const what = `is ${kilometersTo(first.place)} from ${first.city}, and more than ${MAX_DISTANCE} km from every other city on the site`
        return [{ origin, what, hint: swapHint(home, first.place) }]
      }
      return distantCities.map(({ file, city, place }) => ({
        origin: originIn(view, file, ['vars', 'coordinates']),
        what: `puts ${city} ${kilometersTo(place)} from the business`,
        hint: swapHint(place, home),
      }))
    },
  },
})

/** The hint for a place that should be near another one: the coordinates that may have been meant. */
function swapHint([latitude, longitude]: Coordinates, other: Coordinates): string {
  const candidates: Coordinates[] = [
    [longitude, latitude],
    [latitude, -longitude],
    [-latitude, longitude],
    [longitude, -latitude],
    [-longitude, latitude],
  ]
  const meant = candidates.find((place) => isOnEarth(place) && distanceBetween(place, other) <= MAX_DISTANCE)
  return suggest(meant?.join(', ')) ?? 'Are latitude and longitude swapped? Latitude comes first.'
}
