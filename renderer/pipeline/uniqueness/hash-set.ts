/** A set of whole numbers from 1 to 2^32 - 1, whose members have places. A third of the time and memory of a Set. */
export interface HashSet {
  /** The members between zeros, each near the place that its first bits name. */
  slots: Uint32Array
  /** How far a number is shifted for that place. */
  shift: number
}

/** A set with room for so many numbers. */
export function emptySet(room: number): HashSet {
  const bits = Math.max(1, Math.ceil(Math.log2(1.5 * room + 1)))
  return { slots: new Uint32Array(2 ** bits), shift: 32 - bits }
}

export function hashSetOf(hashes: Uint32Array): HashSet {
  const set = emptySet(hashes.length)
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i] ?? 0
    set.slots[slotOf(set, hash)] = hash
  }
  return set
}

/** Where a number is in the set, or the empty place where it would be. */
export function slotOf({ slots, shift }: HashSet, hash: number): number {
  let slot = hash >>> shift
  while (slots[slot] !== 0 && slots[slot] !== hash) slot = (slot + 1) & (slots.length - 1)
  return slot
}

export const isIn = (set: HashSet, hash: number) => set.slots[slotOf(set, hash)] === hash

/** Whether any of these numbers is in the set. */
export function hasAny(set: HashSet, hashes: Uint32Array): boolean {
  for (let i = 0; i < hashes.length; i++) if (isIn(set, hashes[i] ?? 0)) return true
  return false
}
