import { parseCoordinates } from '../../../sections/coordinates'
import type { City } from '../../../sections/page-context'
import type { SiteModel } from '../model'
import { type Nearby, createNearby } from './nearby-cities'
import { nearbyIn } from './nearby-in-model'
import { areSameCities } from './same-cities'

/**
 * Makes a function that tells whether the page of a route lists the same cities as before.
 * @param before the cities that the site had; the business was where it is
 */
export function createSameNearby(
  before: City[],
  model: Pick<SiteModel, 'site' | 'cities'>,
): (route: string) => boolean {
  let past: Nearby | undefined
  return (route) => {
    past ??= createNearby(before, parseCoordinates(model.site.address.coordinates))
    return areSameCities(past(route), nearbyIn(model)(route))
  }
}
