const APOSTROPHES = "'’"

/**
 * The words that a slug of a text begins with, without looking at what follows them: "Can you come on Sunday?" begins with
 * "can-you-come-on".
 * @returns undefined where a sign may be more than the end of an English word, or where there are not so many words
 */
export function firstWords(text: string, count: number): string | undefined {
  let words = ''
  let found = 0
  let start = -1
  let isWithin = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isWordSign(code)) {
      if (start >= 0) continue
      start = at
      if (isWithin) continue
      words += found > 0 ? '-' : ''
      found++
      isWithin = true
      continue
    }
    if (start >= 0) words += text.slice(start, at)
    start = -1
    // "isn’t" is one word
    if (APOSTROPHES.includes(text[at] ?? '')) continue
    if (code > LAST_OF_ASCII) return undefined
    if (found === count) return words.toLowerCase()
    isWithin = false
  }
  return undefined
}

const LAST_OF_ASCII = 0x7f

/** A letter or a digit: 0–9, A–Z, a–z. */
const isWordSign = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
