import { isDeepStrictEqual } from 'node:util'
import { areSameCities } from '../../renderer/pipeline/cities/same-cities'
import { createSameNearby } from '../../renderer/pipeline/cities/same-nearby'
import type { SiteModel } from '../../renderer/pipeline/model'
import type { PageUses } from '../../renderer/pipeline/pages/written-page'

/** Makes a function that tells whether a page which was rendered with what was expected is the same with what is. */
export function asExpected(expected: SiteModel, model: SiteModel): (uses: PageUses, route: string) => boolean {
  const isSameSite = isDeepStrictEqual(expected.site, model.site)
  const isSameList = areSameCities(expected.cities, model.cities)
  const hasSameNearby = createSameNearby(expected.cities, model)
  const isSameImage = (address: string) => isDeepStrictEqual(expected.images[address], model.images[address])
  const otherImages = new Set(Object.keys(model.images).filter((address) => !isSameImage(address)))
  const listsSame = ({ cities, nearby }: PageUses, route: string) =>
    isSameList || (cities === undefined && (!nearby || hasSameNearby(route)))
  return (uses, route) =>
    isSameSite && listsSame(uses, route) && !uses.images.some((address) => otherImages.has(address))
}
