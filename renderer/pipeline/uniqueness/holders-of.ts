import type { HashIndex } from './hash-index'
import { slotOf } from './hash-set'

/** The lists that hold a number, as far as the index has noted them. */
export function holdersOf({ shards }: HashIndex, hash: number): Int32Array | undefined {
  const shard = shards[hash & (shards.length - 1)]
  // the empty places of a set hold 0
  if (!shard || hash === 0) return undefined
  const slot = slotOf(shard.set, hash)
  return shard.set.slots[slot] === hash ? shard.lists.subarray(shard.starts[slot], shard.ends[slot]) : undefined
}
