/** Numbers, and for each a list that holds it, in the order of the lists. */
export interface Pairs {
  hashes: Uint32Array
  lists: Int32Array
}

/**
 * The numbers whose remainder is this shard.
 * @param count a power of two
 */
export function pairsOf(lists: Uint32Array[], shard: number, count: number): Pairs {
  const length = lists.reduce((sum, list) => sum + countOf(list, shard, count), 0)
  const pairs = { hashes: new Uint32Array(length), lists: new Int32Array(length) }
  let at = 0
  lists.forEach((list, number) => {
    const from = at
    for (let i = 0; i < list.length; i++) {
      const hash = list[i] ?? 0
      if ((hash & (count - 1)) === shard) pairs.hashes[at++] = hash
    }
    pairs.lists.fill(number, from, at)
  })
  return pairs
}

function countOf(list: Uint32Array, shard: number, count: number): number {
  let found = 0
  for (let i = 0; i < list.length; i++) if (((list[i] ?? 0) & (count - 1)) === shard) found++
  return found
}
