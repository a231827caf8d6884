import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../../../schemas/types'
import { type Coordinates, parseCoordinates } from '../../../sections/coordinates'
import type { City } from '../../../sections/page-context'
import type { ResolvedPage } from '../resolved'

/** Up to so many city pages, each page lists all of them. */
export const MOST_LISTED = 60
/** Of more, each lists so many: what a page weighs must not grow with the site. */
export const NEAREST = 24

/** The city pages in alphabetical order: every page whose vars name a city. */
export function citiesOf(pages: Pick<ResolvedPage, 'route' | 'vars'>[]): City[] {
  const cities = pages.flatMap(({ route, vars }): City[] => {
    if (!vars.city) return []
    const coordinates = parseCoordinates(vars.coordinates)
    return [{ name: vars.city, route, ...(coordinates ? { coordinates } : {}) }]
  })
  const { compare } = new Intl.Collator('en')
  return cities.sort((a, b) => compare(a.name, b.name))
}

/** The city pages that the page of a route lists, in alphabetical order. */
export type Nearby = (route: string) => City[]

interface KnownNearby {
  cities: City[]
  home: string | undefined
  nearby: Nearby
}

let last: KnownNearby | undefined

/**
 * The function that chooses which city pages a page lists, made once for all models that say the same of cities and of the
 * business: in development every page has a model of its own. It is no part of the model, which is plain data that can be
 * sent to another thread.
 */
export function nearbyIn({ site, cities }: { site: Pick<Site, 'address'>; cities: City[] }): Nearby {
  const home = site.address.coordinates
  const isSame = last?.home === home && (last?.cities === cities || isDeepStrictEqual(last?.cities, cities))
  const nearby = last && isSame ? last.nearby : createNearby(cities, parseCoordinates(home))
  last = { cities, home, nearby }
  return nearby
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
  const { compare } = new Intl.Collator('en')
  const ordered = cities.toSorted((a, b) => compare(a.name, b.name) || compare(a.route, b.route))
  const numbers = new Map(ordered.map(({ route }, number) => [route, number]))
  const nearest = createNearest(ordered)
  const chosenAround = (place: Coordinates | undefined, number: number) =>
    (place && nearest?.(place)) ?? besideInAlphabet(number, ordered.length)
  const listed = (chosen: number[]) => inOrder(chosen).flatMap((number) => ordered[number] ?? [])
  const elsewhere = listed(chosenAround(home, 0))
  return (route) => {
    const own = numbers.get(route)
    return own === undefined ? elsewhere : listed(including(own, chosenAround(ordered[own]?.coordinates, own)))
  }
}

function besideInAlphabet(number: number, count: number): number[] {
  const first = Math.max(0, Math.min(number - NEAREST / 2, count - NEAREST))
  return Array.from({ length: NEAREST }, (_, index) => first + index)
}

/** Of more than NEAREST cities at one place, the first of the alphabet are chosen, but never without the page's own. */
const including = (own: number, chosen: number[]): number[] =>
  chosen.includes(own) ? chosen : [...inOrder(chosen).slice(0, -1), own]

const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

/** A city by its number in the list, and where it lies. */
interface Place {
  number: number
  coordinates: Coordinates
}

/** What is as far in kilometers may differ by so much where distances are computed in another way. */
const ROUNDING = 1 + 1e-9

/**
 * Makes the function that finds the numbers of the cities nearest to a place, as the crow flies; of several that are as
 * far, the first ones in the list. Undefined where fewer than NEAREST cities have coordinates.
 */
function createNearest(cities: City[]): ((from: Coordinates) => number[]) | undefined {
  const all = cities.flatMap(({ coordinates }, number): Place[] => (coordinates ? [{ number, coordinates }] : []))
  if (all.length < NEAREST) return undefined
  const places = firstAtEachPlace(all)
  const index = new KDBush(places.length)
  for (const { coordinates } of places) index.add(coordinates[1], coordinates[0])
  index.finish()
  return ([latitude, longitude]) => {
    const find = (most: number, kilometers?: number) =>
      around(index, longitude, latitude, most, kilometers).flatMap((id) => {
        const place = places[id]
        if (!place) return []
        const [placeLatitude, placeLongitude] = place.coordinates
        return [{ number: place.number, far: distance(longitude, latitude, placeLongitude, placeLatitude) }]
      })
    const found = find(NEAREST + 1)
    const limit = found[NEAREST - 1]?.far ?? 0
    const isTie = found[NEAREST]?.far === limit
    const nearest = isTie
      ? find(Infinity, limit * ROUNDING).sort((a, b) => a.far - b.far || a.number - b.number)
      : found
    return nearest.slice(0, NEAREST).map(({ number }) => number)
  }
}

/** Of those at one place more than are wanted would never be chosen, and only cost time. */
function firstAtEachPlace(places: Place[]): Place[] {
  const seen = new Map<string, number>()
  return places.filter(({ coordinates }) => {
    const place = String(coordinates)
    const before = seen.get(place) ?? 0
    seen.set(place, before + 1)
    return before < NEAREST
  })
}
