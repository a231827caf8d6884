import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import type { Site } from '../../../schemas/types'
import { type Coordinates, parseCoordinates } from '../../../sections/coordinates'
import type { City } from '../../../sections/page-context'
import type { ResolvedPage } from '../documents/document'

/** Up to so many city pages, each page lists all of them. */
export const MOST_LISTED = 60
/** Of more, each lists so many: what a page weighs must not grow with the site. */
export const NEAREST = 24

const { compare } = new Intl.Collator('en')

/** The city pages in alphabetical order: every page whose vars name a city. */
export function citiesOf(pages: Pick<ResolvedPage, 'route' | 'vars'>[]): City[] {
  const cities = pages.flatMap(({ route, vars }): City[] => {
    if (!vars.city) return []
    const coordinates = parseCoordinates(vars.coordinates)
    return [{ name: vars.city, route, ...(coordinates ? { coordinates } : {}) }]
  })
  return cities.sort((a, b) => compare(a.name, b.name))
}

/** The city pages that the page of a route lists, in alphabetical order. */
type Nearby = (route: string) => City[]

let last: { cities: City[]; home: string | undefined; nearby: Nearby } | undefined

/**
 * The function that chooses which city pages a page lists, made once for all models with the same list of cities: in
 * development every page has a model of its own. It is no part of the model, which is plain data that can be sent to
 * another thread.
 */
export function nearbyIn({ site, cities }: { site: Pick<Site, 'address'>; cities: City[] }): Nearby {
  const home = site.address.coordinates
  if (last?.cities !== cities || last.home !== home)
    last = { cities, home, nearby: createNearby(cities, parseCoordinates(home)) }
  return last.nearby
}

/**
 * Makes the function that chooses which city pages a page lists. Up to MOST_LISTED it lists all; of more, those nearest
 * to it, itself among them, and on a page that is no city's those nearest to the business. Where the place is not
 * known, or fewer than NEAREST pages have theirs, they are its neighbours in the alphabet.
 * @param cities all city pages, in any order
 * @param home where the business is
 */
export function createNearby(cities: City[], home?: Coordinates): Nearby {
  if (cities.length <= MOST_LISTED) return () => cities
  const ordered = cities.toSorted((a, b) => compare(a.name, b.name) || compare(a.route, b.route))
  const places = new Map(ordered.map(({ route }, at) => [route, at]))
  const nearest = createNearest(ordered)
  const chosenAt = (coordinates: Coordinates | undefined, at: number) =>
    (coordinates && nearest?.(coordinates)) ?? besideInAlphabet(ordered, at)
  const elsewhere = chosenAt(home, 0)
  return (route) => {
    const at = places.get(route) ?? -1
    const own = ordered[at]
    if (!own) return elsewhere
    const chosen = chosenAt(own.coordinates, at)
    // where more cities than are listed lie at its place, it may come after them
    return chosen.includes(own) ? chosen : [...chosen.slice(0, -1), own]
  }
}

function besideInAlphabet(ordered: City[], at: number): City[] {
  const first = Math.max(0, Math.min(at - NEAREST / 2, ordered.length - NEAREST))
  return ordered.slice(first, first + NEAREST)
}

/** What is as far in kilometers may differ by so much where distances are computed in another way. */
const ROUNDING = 1 + 1e-9

/**
 * Makes the function that finds the cities nearest to a place, as the crow flies, in the order of the list; of several that
 * are as far, the first ones in it. Undefined where fewer than NEAREST cities have coordinates.
 */
function createNearest(cities: City[]): ((from: Coordinates) => City[]) | undefined {
  const places = firstAtEachPlace(cities)
  if (places.length < NEAREST) return undefined
  const index = new KDBush(places.length)
  for (const { coordinates } of places) index.add(coordinates[1], coordinates[0])
  index.finish()
  return ([latitude, longitude]) => {
    const far = (id = 0) => {
      const [placeLatitude = 0, placeLongitude = 0] = places[id]?.coordinates ?? []
      return distance(longitude, latitude, placeLongitude, placeLatitude)
    }
    const limit = far(around(index, longitude, latitude, NEAREST).at(-1))
    return around(index, longitude, latitude, Infinity, limit * ROUNDING)
      .map((id) => ({ id, far: far(id) }))
      .sort((a, b) => a.far - b.far || a.id - b.id)
      .slice(0, NEAREST)
      .sort((a, b) => a.id - b.id)
      .flatMap(({ id }) => places[id] ?? [])
  }
}

/** Of cities at one place more than are wanted would never be chosen, and only cost time. */
function firstAtEachPlace(cities: City[]): Required<City>[] {
  const counts = new Map<string, number>()
  return cities.filter((city): city is Required<City> => {
    const place = String(city.coordinates)
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return city.coordinates !== undefined && count <= NEAREST
  })
}
