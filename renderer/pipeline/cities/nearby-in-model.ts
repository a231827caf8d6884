import { type Coordinates, parseCoordinates } from '../../../sections/coordinates'
import type { City } from '../../../sections/page-context'
import type { SiteModel } from '../model'
import { type Nearby, createNearby } from './nearby-cities'

interface Made {
  cities: City[]
  home: string | undefined
  nearby: Nearby
}

/** Beside the model and not in it: a model is plain data, which can be sent to another thread. */
let last: Made | undefined

/**
 * The function that chooses which city pages a page lists, made once for all models that say the same of cities and of the
 * business: in development every page has a model of its own, and a build puts one together more than once.
 */
export function nearbyIn({ site, cities }: Pick<SiteModel, 'site' | 'cities'>): Nearby {
  const home = site.address.coordinates
  const nearby =
    last && last.home === home && areSame(last.cities, cities)
      ? last.nearby
      : createNearby(cities, parseCoordinates(home))
  last = { cities, home, nearby }
  return nearby
}

const areSame = (some: City[], others: City[]): boolean =>
  some === others || (some.length === others.length && some.every((city, at) => isSame(city, others[at])))

const isSame = (city: City, other: City | undefined): boolean =>
  city.name === other?.name && city.route === other.route && isThere(city.coordinates, other.coordinates)

const isThere = (place: Coordinates | undefined, other: Coordinates | undefined): boolean =>
  place?.[0] === other?.[0] && place?.[1] === other?.[1]
