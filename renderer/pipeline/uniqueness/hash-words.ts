/** What is no part of a word. */
const GAP = 1
/** An accent by itself: part of a word, but two words that differ only in it count as the same. */
const ACCENT = 2

/** By UTF-16 unit: the letter that stands for it where words are compared. 0 where it was not asked yet. */
const letters = new Uint16Array(2 ** 16)

/**
 * The words of a text as numbers: small letters without accents, without punctuation.
 * Numbers, since the words of ten thousand pages as texts would take seconds to make and a gigabyte to keep.
 * @example "Don’t" and "DON'T" → the numbers of "don" and "t"
 */
export function hashWords(text: string): number[] {
  const words: number[] = []
  let hash = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    const letter = letters[unit] || letterOf(unit)
    if (letter > ACCENT) {
      // FNV-1a
      hash = Math.imul((hash || 0x811c9dc5) ^ letter, 0x01000193)
    } else if (letter === GAP && hash !== 0) {
      words.push(hash)
      hash = 0
    }
  }
  if (hash !== 0) words.push(hash)
  return words
}

function letterOf(unit: number): number {
  const written = String.fromCharCode(unit)
  const plain = written.normalize('NFKD').toLowerCase()
  const letter = /^\p{M}/u.test(plain) ? ACCENT : /^[\p{L}\p{N}]/u.test(plain) ? plain.charCodeAt(0) : GAP
  letters[unit] = letter
  return letter
}
