import { parseCoordinates } from '../../../sections/coordinates'
import type { SiteModel } from '../model'
import { type Nearby, createNearby } from './nearby-cities'

/** Beside the model and not in it: a model is plain data, which can be sent to another thread. */
const known = new WeakMap<SiteModel['cities'], WeakMap<SiteModel['site'], Nearby>>()

/**
 * The function that chooses which city pages a page lists, made once for all models of the same cities and the same site:
 * in development every page has a model of its own.
 */
export function nearbyIn({ site, cities }: Pick<SiteModel, 'site' | 'cities'>): Nearby {
  const bySite = known.get(cities) ?? new WeakMap<SiteModel['site'], Nearby>()
  known.set(cities, bySite)
  const nearby = bySite.get(site) ?? createNearby(cities, parseCoordinates(site.address.coordinates))
  bySite.set(site, nearby)
  return nearby
}
