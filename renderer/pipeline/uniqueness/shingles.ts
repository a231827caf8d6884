/** How many words in a row are compared as one. */
const SHINGLE_WORDS = 5

/**
 * Every run of five words as a whole number below 2^53, in no order; a shorter text is one run.
 * Numbers take a tenth of the memory of texts, and are so wide that two runs hardly ever get the same one.
 */
export function shinglesOf(words: string[]): Float64Array {
  const hashes = Int32Array.from(words, hashOf)
  const length = Math.min(SHINGLE_WORDS, words.length)
  const shingles = new Float64Array(words.length === 0 ? 0 : words.length - length + 1)
  for (let start = 0; start < shingles.length; start++) {
    let high = 0
    let low = 0
    for (let i = start; i < start + length; i++) {
      high = Math.imul(high, 0x01000193) + (hashes[i] ?? 0)
      low = Math.imul(low, 0x9e3779b1) + (hashes[i] ?? 0)
    }
    shingles[start] = (mix(high) >>> 0) * 2 ** 21 + (mix(low) >>> 11)
  }
  return shingles
}

/** FNV-1a of a word. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return hash
}

/** The finalizer of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
