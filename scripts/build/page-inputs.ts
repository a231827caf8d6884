import { hash } from 'node:crypto'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { PageUses } from '../../renderer/pipeline/pages/written-page'
import type { SiteState } from './build-state'

/**
 * A hash of all that a page is rendered from, but for the cities near it: `uses.nearby` stands for these.
 * @param code the hash of the code that renders
 * @param uses what the rendering has read
 */
export function pageInputs(
  { hash: document, used }: Pick<PageRecord, 'hash' | 'used'>,
  { images, cities }: PageUses,
  code: string,
  site: SiteState,
): string {
  const shared = used.map((name) => site.shared[name])
  const citiesKey = { all: site.cities, many: site.hasManyCities ? 'many' : site.cities }
  const pictures = images.map((address) => pictureHash(site.images, address))
  return hash('sha1', JSON.stringify([code, site.site, document, shared, pictures, cities && citiesKey[cities]]))
}

const known = new WeakMap<SiteState['images'], Map<string, string>>()

/** What pages show of a picture, which nearly all of them share with others; empty where there is none. */
function pictureHash(images: SiteState['images'], address: string): string {
  const hashes = known.get(images) ?? new Map<string, string>()
  known.set(images, hashes)
  const picture = images[address]
  const shown = hashes.get(address) ?? (picture ? hash('sha1', JSON.stringify(picture)) : '')
  hashes.set(address, shown)
  return shown
}
