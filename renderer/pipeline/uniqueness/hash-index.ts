import { type Shard, buildShard } from './shard'
import { pairsOf } from './pairs'
import { repeatedNumbers } from './repeated-numbers'

/** Which of many lists have a number in common. */
export interface HashIndex {
  /** Each has the numbers that end with the same bits. */
  shards: Shard[]
  /** How many different numbers each list holds, */
  sizes: Int32Array
  /** how many of them no other list holds, */
  alone: Int32Array
  /** and how many no list before it. */
  first: Int32Array
}

/** What is kept of the lists that hold a number. */
export interface Kept {
  /** Only numbers that so many lists hold: who looks for what lists share needs no others. */
  fewest: number
  /** Only so many lists of each number, the first ones. */
  most: number
}

/** About so many numbers are looked at in one go: the tables for them take twelve megabytes. */
const SHARD_SIZE = 2 ** 19
/** Every shard looks through all numbers for its own. */
const MOST_SHARDS = 16

/**
 * Notes which lists hold a number.
 * @param lists numbers from 1 to 2^32 - 1, in any order, with repetitions
 */
export function indexHashes(lists: Uint32Array[], kept: Kept): HashIndex {
  const noted = kept.fewest > 1 ? repeatedNumbers(lists) : lists
  const total = noted.reduce((sum, { length }) => sum + length, 0)
  const count = 2 ** Math.ceil(Math.log2(Math.min(MOST_SHARDS, Math.max(1, total / SHARD_SIZE))))
  // what was left out stands in no other list
  const leftOut = () => Int32Array.from(lists, ({ length }, i) => length - (noted[i]?.length ?? 0))
  const counts = { sizes: leftOut(), alone: leftOut(), first: leftOut() }
  const shards = Array.from({ length: count }, (_, shard) => buildShard(pairsOf(noted, shard, count), kept, counts))
  return { shards, ...counts }
}
