import { parseCoordinates } from '../../../sections/coordinates'
import type { City } from '../../../sections/page-context'
import type { SiteModel } from '../model'
import { type Nearby, createNearby } from './nearby-cities'
import { areSameCities } from './same-cities'

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
    last && last.home === home && areSameCities(last.cities, cities)
      ? last.nearby
      : createNearby(cities, parseCoordinates(home))
  last = { cities, home, nearby }
  return nearby
}
