import { parseCoordinates } from '../../../sections/coordinates'
import type { SiteModel } from '../model'
import { type Nearby, createNearby } from './nearby-cities'

/** Beside the model and not in it: a model is plain data, which can be sent to another thread. */
const known = new WeakMap<Pick<SiteModel, 'site' | 'cities'>, Nearby>()

/** The function that chooses which city pages a page of a model lists, made once for each model. */
export function nearbyIn(model: Pick<SiteModel, 'site' | 'cities'>): Nearby {
  let nearby = known.get(model)
  if (!nearby) known.set(model, (nearby = createNearby(model.cities, parseCoordinates(model.site.address.coordinates))))
  return nearby
}
