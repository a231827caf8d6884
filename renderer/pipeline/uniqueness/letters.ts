/** What is no part of a word. */
export const GAP = 1
/** An accent by itself: part of a word, but two words that differ only in it count as the same. */
export const ACCENT = 2
/** A gap where a sentence may end, or where a variable may begin. */
export const SIGN = 3

const SIGNS = '.!?…\n{'

/** By UTF-16 unit: the letter that stands for it where words are compared, else what it is. 0 until it was learned. */
export const LETTERS = new Uint16Array(2 ** 16)

/** Fills in what LETTERS says of a unit. To learn all of them would take longer than to read a site. */
export function learnLetter(unit: number): void {
  const written = String.fromCharCode(unit)
  LETTERS[unit] = SIGNS.includes(written) ? SIGN : letterOf(written)
}

function letterOf(written: string): number {
  const plain = written.normalize('NFKD').toLowerCase()
  if (/^\p{M}/u.test(plain)) return ACCENT
  return /^[\p{L}\p{N}]/u.test(plain) ? plain.charCodeAt(0) : GAP
}
