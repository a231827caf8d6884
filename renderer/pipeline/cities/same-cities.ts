import type { Coordinates } from '../../../sections/coordinates'
import type { City } from '../../../sections/page-context'

/** Whether two lists say the same of cities. */
export const areSameCities = (some: City[], others: City[]): boolean =>
  some === others || (some.length === others.length && some.every((city, at) => isSame(city, others[at])))

const isSame = (city: City, other: City | undefined): boolean =>
  city.name === other?.name && city.route === other.route && isThere(city.coordinates, other.coordinates)

const isThere = (place: Coordinates | undefined, other: Coordinates | undefined): boolean =>
  place?.[0] === other?.[0] && place?.[1] === other?.[1]
