import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import { type Coordinates, parseCoordinates } from '../../sections/page/coordinates'
import type { City } from '../../sections/page/page-context'
import { getOrInsertComputed } from '../documents/get-or-insert'
import type { ResolvedPage } from '../site/page'

/** Up to this number of city pages each page lists all of them. */
export const MAX_LISTED = 60
/** Where there are more, each page lists this many, so that pages don't grow with the site. */
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
 * The function that chooses which city pages a page lists. It is created once per list of cities, though in development every
 * page has a model of its own; it can't be part of the model, which is plain data.
 * @param home where the business is: "33.2, -96.6"
 */
export function nearbyIn(cities: City[], home: string | undefined): Nearby {
  if (last?.cities !== cities || last.home !== home)
    last = { cities, home, nearby: createNearby(cities, parseCoordinates(home)) }
  return last.nearby
}

/**
 * Creates the function that chooses which city pages a page lists: all of them up to MAX_LISTED, otherwise the nearest
 * ones. A page without a city lists those nearest to the business. Without coordinates they are neighbors in the alphabet.
 */
export function createNearby(cities: City[], home?: Coordinates): Nearby {
  if (cities.length <= MAX_LISTED) return () => cities
  const ordered = cities.toSorted((a, b) => compare(a.name, b.name) || compare(a.route, b.route))
  const places = new Map(ordered.map(({ route }, at) => [route, at]))
  const nearest = createNearest(ordered)
  const chosenAt = (coordinates: Coordinates | undefined, at: number) => {
    const first = Math.max(0, Math.min(at - NEAREST / 2, ordered.length - NEAREST))
    return (coordinates && nearest?.(coordinates)) ?? ordered.slice(first, first + NEAREST)
  }
  const elsewhere = chosenAt(home, 0)
  const chosen = new Map<City, City[]>()
  return (route) => {
    const at = places.get(route) ?? -1
    const own = ordered[at]
    if (!own) return elsewhere
    const found = getOrInsertComputed(chosen, own, () => chosenAt(own.coordinates, at))
    // it may be missing where too many cities have the same coordinates
    return found.includes(own) ? found : [...found.slice(0, -1), own]
  }
}

/** The tolerance for equal distances that are computed in different ways. */
const ROUNDING = 1 + 1e-9

/**
 * Creates a function that finds the cities nearest to a place, in the order of the list; at equal distances, the first ones.
 * Undefined where fewer than NEAREST cities have coordinates.
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

/** The cities with coordinates, but no more than NEAREST at the same place, since others would never be chosen. */
function firstAtEachPlace(cities: City[]): Required<City>[] {
  const counts = new Map<string, number>()
  return cities.filter((city): city is Required<City> => {
    const place = String(city.coordinates)
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return city.coordinates !== undefined && count <= NEAREST
  })
}
