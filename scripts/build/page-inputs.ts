import { hash } from 'node:crypto'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { PageUses } from '../../renderer/pipeline/pages/written-page'
import type { SiteState } from './build-state'

/**
 * Stands for all that a page is rendered from, but for the cities near it, which those of the whole site tell.
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

/** A hash of all that a page is rendered from beside its own document: thousands of pages have the same. */
function surroundingsHash(used: string[], { images, cities }: PageUses, code: string, site: SiteState): string {
  const hashes = hashesOf(site)
  // no name of a file holds this sign
  const key = [code, cities, ...used, '', ...images].join('\0')
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

/** What pages show of a picture, which nearly all of them share with others; empty where there is none. */
function pictureHash(images: SiteState['images'], address: string): string {
  const hashes = hashesOf(images)
  const picture = images[address]
  const shown = hashes.get(address) ?? (picture ? hash('sha1', JSON.stringify(picture)) : '')
  hashes.set(address, shown)
  return shown
}

const known = new WeakMap<SiteState | SiteState['images'], Map<string, string>>()

/** The hashes that are known already: of a site's surroundings, or of its pictures. */
function hashesOf(owner: SiteState | SiteState['images']): Map<string, string> {
  const hashes = known.get(owner) ?? new Map<string, string>()
  known.set(owner, hashes)
  return hashes
}
