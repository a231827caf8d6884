/** Where a sentence or a line ends. "St. Paul" is one piece, as is whatever follows a short word with a capital letter. */
const SENTENCE_END = /[.!?…](?<!(?<![\p{L}\p{N}])\p{Lu}\p{L}{0,2}\.)[)\]"'”’*_]*\s+(?=[^\s\p{Ll}])|\n/gu

/** The sentences of a text, line by line, without the space around them. */
export function sentencesOf(text: string): string[] {
  // most texts are one sentence, or a part of one
  if (!/[.!?…]\S*\s|\n/.test(text)) return text.trim() === '' ? [] : [text.trim()]
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length)
  const pieces = [...ends, text.length].map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim())
  return pieces.filter((sentence) => sentence !== '')
}

/** Stands for what is masked, so that the rest of a text can be compared. */
export const MASK = '□'

const ACCENT = /\p{M}+/gu
const GAP = /[^\p{L}\p{N}□]+/gu

/** What only the tables of Unicode know: everything beyond ASCII but for general punctuation, dashes and the mask. */
const FOREIGN = /[^\0-\x7f\u2010-\u2026□]/
const PLAIN_GAP = /[^a-z0-9□]+/g

/**
 * A text as it is compared: only its words, in small letters without accents. A MASK counts as a word.
 * @example "Don’t wait: call the Café!" → "don t wait call the cafe"
 */
export function plainWords(text: string): string {
  // most texts have plain letters only, and need no look into the tables of Unicode, which takes five times as long
  if (!FOREIGN.test(text)) return text.toLowerCase().replaceAll(PLAIN_GAP, ' ').trim()
  return text.normalize('NFKD').replaceAll(ACCENT, '').toLowerCase().replaceAll(GAP, ' ').trim()
}

/** As a signed number of 32 bits, as are all that are made of it. */
const FNV_OFFSET = 0x811c9dc5 | 0
const FNV_PRIME = 0x01000193

/** A text as a number of 32 bits (FNV-1a). Two texts with one number are rare, but there may be some. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  return hash
}

/** A part of a list of numbers as one number. */
export function hashNumbers(numbers: number[], from: number, to: number): number {
  let hash = FNV_OFFSET
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (numbers[i] ?? 0), FNV_PRIME)
  return hash
}
