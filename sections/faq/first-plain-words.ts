const [APOSTROPHE = 0, CURLY = 0] = ["'", '’'].map((sign) => sign.charCodeAt(0))

/** The last sign of ASCII. */
const LAST_PLAIN = 127

/**
 * The first words of a slug, where they are made of plain letters: most are, and need no normalizing.
 * @param most how many words at most
 * @returns undefined where another letter stands before the last of these words ends
 */
export function firstPlainWords(text: string, most: number): string | undefined {
  const words: string[] = []
  let word = ''
  let start = 0
  for (let i = 0; i <= text.length && words.length < most; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0
    if (isPlainLetter(unit)) continue
    const joins = unit === APOSTROPHE || unit === CURLY
    if (unit > LAST_PLAIN && !joins) return undefined
    if (i > start) word += text.slice(start, i)
    start = i + 1
    if (joins || word === '') continue
    words.push(word)
    word = ''
  }
  return words.join('-').toLowerCase()
}

function isPlainLetter(unit: number): boolean {
  // sets the bit by which a capital letter of ASCII differs from a small one
  const small = unit | 32
  return (small >= 97 && small <= 122 && unit <= LAST_PLAIN) || (unit >= 48 && unit <= 57)
}
