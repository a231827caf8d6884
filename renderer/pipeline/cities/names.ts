/** A word as names are compared, small and without accents and apostrophes, and where it stands in the text. */
interface Word {
  key: string
  start: number
  end: number
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text. "Plano’s" counts as "Plano": the ending is left out of the word and of its span. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    const word = written.replace(/['’ʼ]s$/i, '')
    const key = word.normalize('NFKD').replaceAll(/[\p{M}'’ʼ]/gu, '')
    return { key: key.toLowerCase(), start: index, end: index + word.length }
  })
}

/** A name as it stands in an address: "St. Paul" is "st-paul". Empty where no letter of it can stand there. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A name in a text. */
export interface Mention {
  name: string
  start: number
  end: number
}

/** What may stand between two words of one name: "St. Paul", "st-paul". */
const GAP = /^[\s.,_()-]{1,3}$/

/**
 * Makes a function that finds names in texts, as written or as in addresses: "/images/st-paul.jpg" names "St. Paul".
 * Its time grows with the text, not with the number of names.
 */
export function createNameFinder(names: Iterable<string>): (text: string) => Mention[] {
  const { byKeys, lengths } = indexNames(names)
  return (text) => {
    const words = wordsOf(text)
    const found: Mention[] = []
    let next = 0
    for (const [at, first] of words.entries()) {
      if (at < next) continue
      // "Plano East" before "Plano"
      for (const length of lengths.get(first.key) ?? []) {
        const run = words.slice(at, at + length)
        const name = byKeys.get(keysOf(run))
        if (name === undefined || !isOneName(text, run)) continue
        found.push({ name, start: first.start, end: run.at(-1)?.end ?? first.end })
        next = at + length
        break
      }
    }
    return found
  }
}

/** Names by the keys of their words, and for each first key how many words they have, the most first. */
function indexNames(names: Iterable<string>) {
  const byKeys = new Map<string, string>()
  const lengths = new Map<string, number[]>()
  for (const name of new Set(names)) {
    for (const written of [name, slug(name)]) {
      const words = wordsOf(written)
      const [first] = words
      const keys = keysOf(words)
      if (!first || byKeys.has(keys)) continue
      byKeys.set(keys, name)
      const all = new Set([...(lengths.get(first.key) ?? []), words.length])
      lengths.set(
        first.key,
        [...all].sort((a, b) => b - a),
      )
    }
  }
  return { byKeys, lengths }
}

const keysOf = (words: Word[]) => words.map(({ key }) => key).join(' ')

/** Whether nothing stands between these words that parts them. */
const isOneName = (text: string, words: Word[]) =>
  words.every(({ start }, i) => i === 0 || GAP.test(text.slice(words[i - 1]?.end, start)))
