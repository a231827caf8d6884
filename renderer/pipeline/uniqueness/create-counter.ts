import type { HashIndex } from './hash-index'
import { hashSetOf } from './hash-set'
import { holdersOf } from './holders-of'
import { MOST_PAGES } from './most-pages'

/** All other pages, or only those that stand before. */
export type Among = 'all' | 'earlier'

/** How many shingles other pages share with one: rare and common ones. */
export interface Shared {
  others: number[]
  rare: Int32Array
  common: Int32Array
}

/**
 * Makes a function that counts for the pages that share shingles with a page how many. What it returns holds until it is
 * asked again: ten thousand pages need not have ten thousand tables of all pages.
 */
export function createCounter(
  index: HashIndex,
): (hashes: Uint32Array | undefined, page: number, among: Among) => Shared {
  const pages = index.sizes.length
  const shared: Shared = { others: [], rare: new Int32Array(pages), common: new Int32Array(pages) }
  return (hashes, page, among) => {
    for (const other of shared.others) shared.rare[other] = shared.common[other] = 0
    shared.others.length = 0
    const { slots } = hashSetOf(hashes ?? new Uint32Array())
    for (let slot = 0; slot < slots.length; slot++) {
      const holders = holdersOf(index, slots[slot] ?? 0)
      if (!holders) continue
      const counts = holders.length > MOST_PAGES ? shared.common : shared.rare
      for (let i = 0; i < Math.min(holders.length, MOST_PAGES); i++) {
        const other = holders[i] ?? 0
        if (among === 'earlier' && other >= page) break
        if (other === page) continue
        if (shared.rare[other] === 0 && shared.common[other] === 0) shared.others.push(other)
        counts[other] = (counts[other] ?? 0) + 1
      }
    }
    return shared
  }
}
