import { distance } from 'geokdbush'
import { type Coordinates, parseCoordinates } from '../../../sections/page/coordinates'
import { valueAt } from '../../documents/json-tree'
import { suggest } from '../../problems/suggest'
import { pageExample, SITE_FILE } from '../definition/examples'
import { originIn, warnings } from '../definition/rule'

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/** Two numbers alone, and two numbers in the addresses of online maps. */
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

/** The coordinates that were meant by swapped ones, by some without a comma, or by the address of a map. */
export function meantCoordinates(text: string): string | undefined {
  const [, latitude, longitude] = PAIRS.flatMap((pair) => pair.exec(text) ?? [])
  if (latitude === undefined || longitude === undefined) return undefined
  return [`${latitude}, ${longitude}`, `${longitude}, ${latitude}`].find(isCoordinates)
}

/** In kilometers: farther than anybody drives to a customer. */
const FARTHEST = 500

const between = ([latitude, longitude]: Coordinates, [otherLatitude, otherLongitude]: Coordinates) =>
  distance(longitude, latitude, otherLongitude, otherLatitude)

const AT_HOME = ['address', 'coordinates']

export const COORDINATE_RULES = warnings({
  'distant-city': {
    asks: `A city is no farther than ${FARTHEST} kilometers from the business.`,
    why: 'Two numbers that were swapped, or a missing minus, put it on another continent: it vanishes from the map and from the lists of its neighbors.',
    fix: 'Write latitude first, and a minus before what lies south of the equator or west of Greenwich. Turn the rule off where you do serve such places.',
    example: pageExample(
      { more: '"vars": { "city": "Stowe", "coordinates": «"-72.6874, 44.4654"» }' },
      { more: '"vars": { "city": "Stowe", "coordinates": "44.4654, -72.6874" }' },
      { 'site.json': SITE_FILE.replace('"05672"', '"05672", "coordinates": "44.33, -72.75"') },
    ),
    checkSite: (view) => {
      const home = parseCoordinates(String(valueAt(view.site.data, AT_HOME)))
      if (!home) return []
      const cities = view.pages.flatMap(({ file, vars: { city, coordinates } }) => {
        const place = parseCoordinates(coordinates)
        return city && place ? [{ file, city, place }] : []
      })
      const distant = cities.filter(({ place }) => between(home, place) > FARTHEST)
      const [first, second] = distant
      const far = (place: Coordinates) => `${Math.round(between(home, place)).toLocaleString('en-US')} km`
      // if all of several are far away, it is the business whose place is wrong
      if (first && second && distant.length === cities.length && view.site.document) {
        const origin = { document: view.site.document, path: AT_HOME }
        const what = `is ${far(first.place)} from ${first.city}, and more than ${FARTHEST} km from every other city of the site`
        return [{ origin, what, hint: swapHint(home, first.place) }]
      }
      return distant.map(({ file, city, place }) => ({
        origin: originIn(view, file, ['vars', 'coordinates']),
        what: `puts ${city} ${far(place)} away from the business`,
        hint: swapHint(place, home),
      }))
    },
  },
})

/** What may have been meant by a place that is far from another one. */
function swapHint([latitude, longitude]: Coordinates, near: Coordinates): string {
  const turned: Coordinates[] = [
    [longitude, latitude],
    [latitude, -longitude],
    [-latitude, longitude],
    [longitude, -latitude],
    [-longitude, latitude],
  ]
  const meant = turned.find((place) => isOnEarth(place) && between(place, near) <= FARTHEST)
  return suggest(meant?.join(', ')) ?? 'Are latitude and longitude swapped? Latitude comes first.'
}
