import { hash } from 'node:crypto'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { PageUses } from '../../renderer/pipeline/pages/written-page'
import type { SiteState } from './build-state'

/**
 * Stands for all that a page is rendered from, but for the cities near it: `uses.nearby` stands for these.
 * @param code the hash of the code that renders
 * @param uses what the rendering has read
 */
export const pageInputs = (
  { hash: document, used }: Pick<PageRecord, 'hash' | 'used'>,
  uses: PageUses,
  code: string,
  site: SiteState,
): string => `${document} ${surroundingsHash(used, uses, code, site)}`

/** A site's pages have a few dozen surroundings; that each has its own must not fill the memory. */
const MOST_SURROUNDINGS = 1000

const surroundings = new WeakMap<SiteState, Map<string, string>>()

/** A hash of all that a page is rendered from beside its own document: thousands of pages have the same. */
function surroundingsHash(used: string[], { images, cities }: PageUses, code: string, site: SiteState): string {
  const hashes = surroundings.get(site) ?? new Map<string, string>()
  surroundings.set(site, hashes)
  const key = [code, cities, ...used, '', ...images].join('\n')
  const before = hashes.get(key)
  if (before !== undefined) return before
  const shared = used.map((name) => site.shared[name])
  const citiesKey = { all: site.cities, many: site.hasManyCities ? 'many' : site.cities }
  const pictures = images.map((address) => pictureHash(site.images, address))
  const now = hash('sha1', JSON.stringify([code, site.site, shared, pictures, cities && citiesKey[cities]]))
  if (hashes.size >= MOST_SURROUNDINGS) hashes.clear()
  hashes.set(key, now)
  return now
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
