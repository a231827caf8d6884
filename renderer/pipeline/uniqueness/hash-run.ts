/** A run of words as one whole number below 2^32, never 0. */
export function hashRun(words: ArrayLike<number>, from = 0, to = words.length): number {
  let hash = 0
  for (let i = from; i < to; i++) hash = addToRun(hash, words[i] ?? 0)
  return endRun(hash)
}

/** A run that goes on with one more word. */
export const addToRun = (hash: number, word: number) => (Math.imul(hash, 0x9e3779b1) + word) | 0

/** How much the first word counts in a run of so many: who subtracts it so often has the run without it. */
export function firstWeight(words: number): number {
  let weight = 1
  for (let i = 1; i < words; i++) weight = addToRun(weight, 0)
  return weight
}

/** The number of a run that has all of its words: the finalizer of MurmurHash3, every bit moves every bit. */
export function endRun(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0 || 1
}
