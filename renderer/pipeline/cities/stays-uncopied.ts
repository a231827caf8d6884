import { hasAny, hashSetOf } from '../uniqueness/hash-set'
import type { CityFacts } from './city-facts'
import { isLikelySource } from './likely-sources'
import type { Sayings } from './sayings'

/** What another city's page says. */
export interface OtherCity {
  sayings: Pick<Sayings, 'said' | 'named'>
  /** Its name; few are asked for it. */
  readonly city: string
}

/**
 * Whether a city's page whose words have changed has still copied nothing, and nobody has copied from it what it says no
 * longer or only now: findLeftovers would find again what it found. It may say no where it would all the same.
 * @param others all other cities' pages
 */
export function staysUncopied(before: CityFacts, now: CityFacts, others: Iterable<OtherCity>): boolean {
  const changed = hashSetOf(
    Uint32Array.from([
      ...changedNumbers(before.sayings.said, now.sayings.said),
      ...changedNumbers(before.sayings.named, now.sayings.named),
    ]),
  )
  const said = hashSetOf(now.sayings.said)
  for (const other of others) {
    if (hasAny(changed, other.sayings.said)) return false
    if (hasAny(said, other.sayings.named) && isSource(now, other)) return false
  }
  return true
}

const isSource = (page: CityFacts, other: OtherCity): boolean =>
  other.sayings.named.some((hash) => isLikelySource(page, hash, other))

/** What is in one of two lists only. */
function changedNumbers(before: Uint32Array, now: Uint32Array): Set<number> {
  const changed = new Set(now)
  for (const hash of new Set(before)) if (!changed.delete(hash)) changed.add(hash)
  return changed
}
