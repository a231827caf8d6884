/** A run of words as one whole number below 2^32, never 0. */
export function hashRun(words: number[], from = 0, to = words.length): number {
  let hash = 0
  for (let i = from; i < to; i++) hash = Math.imul(hash, 0x9e3779b1) + (words[i] ?? 0)
  return mix(hash) >>> 0 || 1
}

/** The finalizer of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
