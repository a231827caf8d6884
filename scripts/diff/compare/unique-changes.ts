import type { Change } from '../change'

/** Leaves out what stands there twice, as a menu does that a page has for wide and for narrow windows. */
export const uniqueChanges = (changes: Change[]): Change[] => [
  ...new Map(changes.map((change) => [JSON.stringify(change), change])).values(),
]
