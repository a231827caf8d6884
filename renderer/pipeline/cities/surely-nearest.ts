import type { Coordinates } from '../../../sections/coordinates'
import { type Sides, createBoxes } from './places-in-box'

const RADIANS = Math.PI / 180
/** How often a larger box is tried. */
const TRIES = 8
/** How far boxes reach at first, in degrees of latitude: some hundred kilometers, or as many meters. */
const MOST_LIKELY = 1
const LEAST_LIKELY = 0.001
/** The next box is so much wider than what was seen to be needed. */
const MARGIN = 1.15
/** What is farther by less may be as far in kilometers: what is rounded differs by less still. */
const SURELY = 1 + 1e-9

/** In a box with more places a smaller one is looked for. */
const MOST_MEASURED = 1000

/** The numbers of some places, in any order. */
type Find = (from: Coordinates) => number[] | undefined

/**
 * Makes a function that finds the places nearest to another in a box around it, which is a fraction of the work that it
 * takes to go from one place to the next nearest.
 * @returns what gives nothing where a box can't tell: near the poles and the date line, where hardly any lie around, and
 * where another is as far as the last one
 */
export function createSurelyNearest(places: readonly Coordinates[], count: number): Find {
  const latitudes = new Float64Array(places.map((place) => place[0]))
  const longitudes = new Float64Array(places.map((place) => place[1]))
  const narrowings = latitudes.map(narrowing)
  if (!places.every((place) => Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180)) return () => undefined
  const placesIn = createBoxes(latitudes, longitudes)

  /** How far each of some places is, as half the versed sine of its angle seen from the middle of the earth. */
  const distances = (ids: readonly number[], [latitude, longitude]: Coordinates) => {
    const own = narrowing(latitude)
    const found = new Float64Array(ids.length)
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number
      const across = halfVersed((longitudes[id] as number) - longitude)
      found[at] = own * (narrowings[id] as number) * across + halfVersed((latitudes[id] as number) - latitude)
    }
    return found
  }

  // around the next place that is asked for there are mostly as many
  let likely = MOST_LIKELY
  return (from) => {
    let reach = likely
    for (let tried = 0; tried < TRIES; tried++) {
      const box = boxAround(from, reach)
      if (!box) return undefined
      const ids = placesIn(box.sides)
      if (ids.length < count || ids.length > MOST_MEASURED) {
        reach *= ids.length < count ? 2 : 0.5
        continue
      }
      const far = distances(ids, from)
      const sorted = far.toSorted()
      const limit = (sorted[count - 1] as number) * SURELY
      reach = Math.max(LEAST_LIKELY, (MARGIN * 2 * Math.asin(Math.sqrt(limit))) / RADIANS)
      if (limit >= box.distance) continue
      likely = Math.min(MOST_LIKELY, reach)
      if ((sorted[count] ?? Infinity) <= limit) return undefined
      return ids.filter((_, at) => (far[at] as number) <= limit)
    }
    return undefined
  }
}

/** A box that reaches so far to the north and to the south, and how far whatever lies outside is at least. */
function boxAround([latitude, longitude]: Coordinates, reach: number) {
  const narrowest = narrowing(Math.abs(latitude) + reach)
  const own = narrowing(latitude)
  const across = reach / Math.sqrt(own * narrowest)
  if (!(Math.abs(latitude) + reach < 85 && Math.abs(longitude) + across < 180)) return undefined
  return {
    sides: {
      south: latitude - reach,
      north: latitude + reach,
      west: longitude - across,
      east: longitude + across,
    } satisfies Sides,
    distance: Math.min(halfVersed(reach), own * narrowest * halfVersed(across)),
  }
}

/** How much of a degree of latitude one of longitude is. */
const narrowing = (latitude: number): number => Math.cos(latitude * RADIANS)

function halfVersed(degrees: number): number {
  const sine = Math.sin((degrees * RADIANS) / 2)
  return sine * sine
}
