import { isDeepStrictEqual } from 'node:util'
import { type HashSet, emptySet, hasAny, hashSetOf, isIn, slotOf } from './hash-set'
import type { OwnShingles } from './own-shingles'
import { type Thresholds, mostOwnOf } from './thresholds'

/**
 * Whether a page whose words have changed is as unlike all others as before, and they are as like each other as they were:
 * repeatingPages would find again what it found, as long as that was nothing. It may say no where it would all the same.
 * @param others the shingles of all other pages
 */
export function staysUnlike(
  before: OwnShingles | undefined,
  now: OwnShingles | undefined,
  others: Iterable<Uint32Array>,
  thresholds: Thresholds,
): boolean {
  // a page without words of its own is compared with none
  if (!before || !now) return before === now
  if (!isDeepStrictEqual(before.sections, now.sections)) return false
  const changed = hashSetOf(changedShingles(before, now))
  const own = hashSetOf(now.hashes)
  const elsewhere = emptySet(now.hashes.length)
  for (const other of others) {
    // what another page says alone, or no longer alone, is another share of it
    if (hasAny(changed, other)) return false
    noteCommon(own, other, elsewhere)
  }
  // who has more than this to itself is like nobody, and nobody like it
  const size = countOf(own.slots)
  return size === 0 || (size - countOf(elsewhere.slots)) / size > mostOwnOf(thresholds)
}

/** Notes which of these numbers are in the set. */
function noteCommon(set: HashSet, hashes: Uint32Array, common: HashSet): void {
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i] ?? 0
    if (isIn(set, hash)) common.slots[slotOf(common, hash)] = hash
  }
}

/** The shingles that a section has now and had not, or had more often, and the other way round. */
function changedShingles(before: OwnShingles, now: OwnShingles): Uint32Array {
  const changed = now.ends.flatMap((_, section) => {
    const counts = new Map<number, number>()
    for (const hash of sectionOf(before, section)) counts.set(hash, (counts.get(hash) ?? 0) - 1)
    for (const hash of sectionOf(now, section)) counts.set(hash, (counts.get(hash) ?? 0) + 1)
    return [...counts].flatMap(([hash, count]) => (count === 0 ? [] : [hash]))
  })
  return Uint32Array.from(changed)
}

const sectionOf = ({ hashes, ends }: OwnShingles, section: number) =>
  hashes.subarray(ends[section - 1] ?? 0, ends[section])

function countOf(slots: Uint32Array): number {
  let count = 0
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== 0) count++
  return count
}
