import type { HashIndex, Kept } from './hash-index'
import { type HashSet, emptySet, slotOf } from './hash-set'
import type { Pairs } from './pairs'

/** Some numbers of an index, and the lists that hold them. */
export interface Shard {
  set: HashSet
  /** The lists of the number at a place of the set, ascending: from starts[place] up to ends[place]. */
  starts: Int32Array
  ends: Int32Array
  lists: Int32Array
}

/** @param counts where what is counted is added */
export function buildShard(pairs: Pairs, { fewest, most }: Kept, counts: Omit<HashIndex, 'shards'>): Shard {
  const { set: seen, holders } = countHolders(pairs, counts)
  const set = emptySet(countFrom(holders, fewest))
  const room = new Int32Array(set.slots.length)
  for (let i = 0; i < holders.length; i++) {
    const hash = seen.slots[i] ?? 0
    if (hash === 0 || (holders[i] ?? 0) < fewest) continue
    const slot = slotOf(set, hash)
    set.slots[slot] = hash
    room[slot] = Math.min(most, holders[i] ?? 0)
  }
  let end = 0
  const starts = room.map((size) => (end += size) - size)
  return { set, starts, ...placeLists(pairs, set, starts, room) }
}

/** Counts for each number the lists that hold it. */
function countHolders({ hashes, lists }: Pairs, counts: Omit<HashIndex, 'shards'>) {
  const set = emptySet(hashes.length)
  const holders = new Int32Array(set.slots.length)
  const last = new Int32Array(set.slots.length)
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i] ?? 0
    const list = lists[i] ?? 0
    const slot = slotOf(set, hash)
    if (set.slots[slot] === 0) counts.first[list] = (counts.first[list] ?? 0) + 1
    else if (last[slot] === list) continue
    set.slots[slot] = hash
    last[slot] = list
    holders[slot] = (holders[slot] ?? 0) + 1
    counts.sizes[list] = (counts.sizes[list] ?? 0) + 1
  }
  for (let i = 0; i < holders.length; i++) {
    const list = last[i] ?? 0
    if (holders[i] === 1) counts.alone[list] = (counts.alone[list] ?? 0) + 1
  }
  return { set, holders }
}

/** Writes down the first lists of each number, as many as there is room for. */
function placeLists(pairs: Pairs, set: HashSet, starts: Int32Array, room: Int32Array): Pick<Shard, 'ends' | 'lists'> {
  const ends = starts.slice()
  const lists = new Int32Array(room.reduce((sum, size) => sum + size, 0))
  for (let i = 0; i < pairs.hashes.length; i++) {
    const hash = pairs.hashes[i] ?? 0
    const slot = slotOf(set, hash)
    if (set.slots[slot] !== hash) continue
    const start = starts[slot] ?? 0
    const end = ends[slot] ?? 0
    const list = pairs.lists[i] ?? 0
    if (end - start === room[slot] || (end > start && lists[end - 1] === list)) continue
    lists[end] = list
    ends[slot] = end + 1
  }
  return { ends, lists }
}

function countFrom(holders: Int32Array, fewest: number): number {
  let count = 0
  for (let i = 0; i < holders.length; i++) if ((holders[i] ?? 0) >= fewest) count++
  return count
}
