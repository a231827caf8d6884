import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import type { Coordinates } from '../../../sections/coordinates'
import type { City } from '../../../sections/page-context'
import { createSurelyNearest } from './surely-nearest'

/** A city by its number in the list, and where it lies. */
interface Place {
  number: number
  coordinates: Coordinates
}

/**
 * Makes the function that finds the cities nearest to a place, as the crow flies.
 * @param cities in the order in which they are chosen where several are as far
 * @param count how many are wanted
 * @returns what finds their numbers in the list; undefined where fewer cities have coordinates
 */
export function createNearest(cities: readonly City[], count: number): Nearest | undefined {
  const places = cities.flatMap(({ coordinates }, number): Place[] => (coordinates ? [{ number, coordinates }] : []))
  if (places.length < count) return undefined
  const surelyNearest = createSurelyNearest(
    places.map(({ coordinates }) => coordinates),
    count,
  )
  let nearest: Nearest | undefined
  return (from) =>
    surelyNearest(from)?.map((id) => (places[id] as Place).number) ??
    (nearest ??= createAlwaysNearest(firstAtEachPlace(places, count), count))(from)
}

/** Finds the numbers of the cities nearest to a place. */
type Nearest = (from: Coordinates) => number[]

function createAlwaysNearest(places: Place[], count: number): Nearest {
  const index = new KDBush(places.length)
  for (const { coordinates } of places) index.add(coordinates[1], coordinates[0])
  index.finish()
  return (from) => {
    const ask = (wanted: number) => around(index, from[1], from[0], wanted)
    const kilometers = (id: number) => distanceTo(places[id], from)
    return choose(ask, kilometers, count).map((id) => (places[id] as Place).number)
  }
}

const distanceTo = (place: Place | undefined, [latitude, longitude]: Coordinates): number =>
  place ? distance(longitude, latitude, place.coordinates[1], place.coordinates[0]) : Infinity

/**
 * Chooses so many places; of several that are as far, those with the smaller numbers.
 * @param ask gives as many places as it is asked for, nearest first, or all there are
 */
function choose(ask: (wanted: number) => number[], kilometers: (id: number) => number, count: number): number[] {
  let asked = count + 1
  let found = ask(asked)
  const [limit = Infinity, next] = found.slice(count - 1).map(kilometers)
  if (next !== limit) return found.slice(0, count)
  // Several are as far as the last one: to choose among them, all of them must be known.
  const isLastAsFar = () => found.slice(-1).every((id) => kilometers(id) === limit)
  while (found.length === asked && isLastAsFar()) found = ask((asked *= 2))
  const nearer = found.filter((id) => kilometers(id) < limit)
  const asFar = found.filter((id) => kilometers(id) === limit)
  return [...nearer, ...asFar.sort((a, b) => a - b)].slice(0, count)
}

/** Of those at one place more than are wanted would never be chosen, and only cost time. */
function firstAtEachPlace(places: Place[], count: number): Place[] {
  const seen = new Map<string, number>()
  return places.filter(({ coordinates }) => {
    const place = String(coordinates)
    const before = seen.get(place) ?? 0
    seen.set(place, before + 1)
    return before < count
  })
}
