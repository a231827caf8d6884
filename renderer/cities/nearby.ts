import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import { type Coordinates, parseCoordinates } from '../../sections/page/coordinates'
import type { City } from '../../sections/page/page-context'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { pageLanguage } from '../site/languages'
import type { ResolvedPage } from '../site/page'

/** Up to this many city pages, each page lists all of them. */
export const MAX_LISTED = 60
/** If there are more, each page lists this many, so that pages don't grow with the site. */
export const NEAREST = 24

const { compare } = new Intl.Collator('en')

/**
 * The city pages, which are the pages whose vars name a city, in alphabetical order.
 * @param site the data of site.json
 */
export function citiesOf(pages: Pick<ResolvedPage, 'route' | 'vars'>[], site: object): City[] {
  const cityPages = pages.filter(({ vars }) => vars.city)
  const cities = cityPages.map(({ route, vars }): City => {
    const coordinates = parseCoordinates(vars.coordinates)
    const { path } = pageLanguage(route, site)
    return { name: vars.city ?? '', route, ...(coordinates && { coordinates }), ...(path && { languagePath: path }) }
  })
  return cities.sort((a, b) => compare(a.name, b.name))
}

/** Chooses the city pages that a page lists, by its route, in alphabetical order. */
type Nearby = (route: string) => City[]

/** Such a function, and the cities that it chooses from: those in one language. */
interface LocalCities {
  cities: City[]
  nearby: Nearby
}

let last: { all: City[]; home: string | undefined; byLanguage: Map<string, LocalCities> } | undefined

/**
 * The cities in a language, and the function that chooses which of them a page lists. They are kept for the last list of
 * cities, since in development every page has a model of its own, and can't be part of the model, which is plain data.
 * @param all the cities in all languages
 * @param home the coordinates of the business: "33.2, -96.6"
 * @param languagePath the path of the language: "/es"; empty for the site's own
 */
export function localCities(all: City[], home: string | undefined, languagePath = ''): LocalCities {
  if (last?.all !== all || last.home !== home) last = { all, home, byLanguage: new Map() }
  return getOrInsertComputed(last.byLanguage, languagePath, () => {
    const cities = all.filter((city) => (city.languagePath ?? '') === languagePath)
    return { cities, nearby: createNearby(cities, parseCoordinates(home)) }
  })
}

/**
 * Creates the function that chooses which city pages a page lists: all of them up to MAX_LISTED, otherwise the nearest
 * ones. A page without a city lists those nearest to the business. Without coordinates, neighbors in the
 * alphabet count as near.
 */
export function createNearby(cities: City[], home?: Coordinates): Nearby {
  if (cities.length <= MAX_LISTED) return () => cities
  const ordered = cities.toSorted((a, b) => compare(a.name, b.name) || compare(a.route, b.route))
  const indexByRoute = new Map(ordered.map(({ route }, index) => [route, index]))
  const nearestTo = createNearest(ordered)
  const choose = (coordinates: Coordinates | undefined, index: number) => {
    const first = Math.max(0, Math.min(index - NEAREST / 2, ordered.length - NEAREST))
    return (coordinates && nearestTo?.(coordinates)) ?? ordered.slice(first, first + NEAREST)
  }
  const nearHome = choose(home, 0)
  const nearCity = new Map<City, City[]>()
  return (route) => {
    const index = indexByRoute.get(route) ?? -1
    const city = ordered[index]
    if (!city) return nearHome
    const cities = getOrInsertComputed(nearCity, city, () => choose(city.coordinates, index))
    // the city may be missing if too many cities have the same coordinates
    return cities.includes(city) ? cities : [...cities.slice(0, -1), city]
  }
}

/** The tolerance for equal distances that are calculated in different ways. */
const ROUNDING = 1 + 1e-9

/**
 * Creates a function that finds the cities nearest to a place, in the order of the list; at equal distances, the first ones.
 * Undefined if fewer than NEAREST cities have coordinates.
 */
function createNearest(cities: City[]): ((from: Coordinates) => City[]) | undefined {
  const places = firstAtEachPlace(cities)
  if (places.length < NEAREST) return undefined
  const index = new KDBush(places.length)
  for (const { coordinates } of places) index.add(coordinates[1], coordinates[0])
  index.finish()
  return ([latitude, longitude]) => {
    const distanceTo = (id = 0) => {
      const [placeLatitude = 0, placeLongitude = 0] = places[id]?.coordinates ?? []
      return distance(longitude, latitude, placeLongitude, placeLatitude)
    }
    const limit = distanceTo(around(index, longitude, latitude, NEAREST).at(-1))
    return around(index, longitude, latitude, Infinity, limit * ROUNDING)
      .map((id) => ({ id, kilometers: distanceTo(id) }))
      .sort((a, b) => a.kilometers - b.kilometers || a.id - b.id)
      .slice(0, NEAREST)
      .sort((a, b) => a.id - b.id)
      .map(({ id }) => places[id])
      .filter((city) => city !== undefined)
  }
}

/** The cities with coordinates, but no more than NEAREST at one place, since more would never be chosen. */
function firstAtEachPlace(cities: City[]): Required<City>[] {
  const counts = new Map<string, number>()
  return cities.filter((city): city is Required<City> => {
    const place = String(city.coordinates)
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return city.coordinates !== undefined && count <= NEAREST
  })
}
