/** What is no part of a word. */
export const GAP = 1
/** An accent by itself: part of a word, but two words that differ only in it count as the same. */
export const ACCENT = 2
/** A gap where a sentence may end, or where a variable may begin. */
export const SIGN = 3

const SIGNS = '.!?…\n{'

/** The letter that stands for a UTF-16 unit where words are compared; else what the unit is. */
export function letterOf(unit: number): number {
  const written = String.fromCharCode(unit)
  if (SIGNS.includes(written)) return SIGN
  const plain = written.normalize('NFKD').toLowerCase()
  if (/^\p{M}/u.test(plain)) return ACCENT
  return /^[\p{L}\p{N}]/u.test(plain) ? plain.charCodeAt(0) : GAP
}
