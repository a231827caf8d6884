import type { Coordinates } from '../../../sections/coordinates'
import type { City } from '../../../sections/page-context'
import { createNearest } from './nearby-places'

/** Up to so many city pages, each page lists all of them. */
export const MOST_LISTED = 60
/** Of more, each lists so many: what a page weighs must not grow with the site. */
export const NEAREST = 24

/** The city pages that the page of a route lists, in alphabetical order. */
export type Nearby = (route: string) => City[]

/**
 * Makes the function that chooses which city pages a page lists. Up to MOST_LISTED it lists all; of more, those nearest
 * to it, itself among them, and on a page that is no city's those nearest to the business. Where the place is not
 * known, or fewer than NEAREST pages tell theirs, they are its neighbours in the alphabet.
 * @param cities all city pages, in any order
 * @param home where the business is
 */
export function createNearby(cities: City[], home?: Coordinates): Nearby {
  if (cities.length <= MOST_LISTED) return () => cities
  // not at the start: Node reads what it knows of a language when it is first asked
  const { compare } = new Intl.Collator('en')
  const ordered = cities.toSorted((a, b) => compare(a.name, b.name) || compare(a.route, b.route))
  const numbers = new Map(ordered.map(({ route }, number) => [route, number]))
  const nearest = createNearest(ordered, NEAREST)
  const around = (place: Coordinates | undefined, number: number) =>
    (place && nearest?.(place)) ?? besideInAlphabet(number, ordered.length)
  const listed = (chosen: number[]) => inOrder(chosen).map((number) => ordered[number] as City)
  const elsewhere = listed(around(home, 0))
  return (route) => {
    const own = numbers.get(route)
    return own === undefined ? elsewhere : listed(including(own, around(ordered[own]?.coordinates, own)))
  }
}

function besideInAlphabet(number: number, count: number): number[] {
  const first = Math.max(0, Math.min(number - NEAREST / 2, count - NEAREST))
  return Array.from({ length: NEAREST }, (_, index) => first + index)
}

/** Of more than NEAREST cities at one place, the first of the alphabet are chosen, but never without the page's own. */
const including = (own: number, chosen: number[]): number[] =>
  chosen.includes(own) ? chosen : [...inOrder(chosen).slice(0, -1), own]

const inOrder = (numbers: number[]) => numbers.sort((a, b) => a - b)
