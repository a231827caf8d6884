import { hashSetOf, slotOf } from './hash-set'
import type { PageIndex } from './page-index'

/** Jaccard of two pages: the shared part of all their shingles, from 0 to 1. */
export const similarityOf = (index: PageIndex, one: number, other: number) => similarityTo(index, one)(other)

/** Makes a function that compares other pages with one. */
export function similarityTo({ pages, index }: PageIndex, one: number): (other: number) => number {
  const set = hashSetOf(pages[one]?.hashes ?? NONE)
  // by whom a shingle was seen last, so that one that a page says twice counts once
  const seenBy = new Int32Array(set.slots.length).fill(-1)
  return (other) => {
    let shared = 0
    const hashes = pages[other]?.hashes ?? NONE
    for (let i = 0; i < hashes.length; i++) {
      const hash = hashes[i] ?? 0
      const slot = slotOf(set, hash)
      if (set.slots[slot] !== hash || seenBy[slot] === other) continue
      seenBy[slot] = other
      shared++
    }
    return shared === 0 ? 0 : shared / ((index.sizes[one] ?? 0) + (index.sizes[other] ?? 0) - shared)
  }
}

const NONE = new Uint32Array()
