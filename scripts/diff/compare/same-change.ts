import type { Change } from '../change'
import { wordSegments } from '../word-segments'
import { alikeness } from './alikeness'

/** Sentences around the same change with less in common are different sentences. */
const ALIKE = 0.6

/**
 * By what the same change is known on another page: a key, and a test for those that share it. Under which heading words
 * stand does not count.
 * Words that were rewritten are known by the words that differ, within sentences that are alike.
 */
export function sameChange(change: Change): { key: string; isSame: (other: Change) => boolean } {
  const { kind, before, after } = change
  if (kind !== 'words') return { key: JSON.stringify(change), isSame: () => true }
  if (before === undefined || after === undefined || before === after)
    return { key: JSON.stringify([kind, before ?? null, after ?? null]), isSame: () => true }
  const edits = wordSegments(before, after).filter((segment) => segment.kind !== 'same')
  return {
    key: JSON.stringify([kind, edits]),
    isSame: (other) => alikeness(before, other.before ?? '') >= ALIKE,
  }
}
