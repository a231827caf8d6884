import { isDeepStrictEqual } from 'node:util'
import { nearbyIn } from '../../renderer/pipeline/cities/nearby-in-model'
import type { SiteModel } from '../../renderer/pipeline/model'
import { hashCities } from '../../renderer/pipeline/pages/hash-cities'
import type { PageUses } from '../../renderer/pipeline/pages/written-page'

/** Makes a function that tells whether a page which was rendered with what was expected is the same with what is. */
export function asExpected(expected: SiteModel, model: SiteModel): (uses: PageUses, route: string) => boolean {
  const isSameSite = isDeepStrictEqual(expected.site, model.site)
  const areSameCities = isDeepStrictEqual(expected.cities, model.cities)
  const nearby = nearbyIn(model)
  const isSameImage = (address: string) => isDeepStrictEqual(expected.images[address], model.images[address])
  const otherImages = new Set(Object.keys(model.images).filter((address) => !isSameImage(address)))
  const listsSame = ({ cities, nearby: listed }: PageUses, route: string) =>
    areSameCities || (cities === undefined && (listed === undefined || listed === hashCities(nearby(route))))
  return (uses, route) =>
    isSameSite && listsSame(uses, route) && !uses.images.some((address) => otherImages.has(address))
}
