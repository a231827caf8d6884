import { hasWordsOfSlug, slug } from './slug'
import { type Word, wordsOf } from './words'

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
        const said = words.slice(at, at + length)
        const name = byKeys.get(keysOf(said))
        if (name === undefined || !isOneName(text, said)) continue
        found.push({ name, start: first.start, end: said.at(-1)?.end ?? first.end })
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
    for (const written of hasWordsOfSlug(name) ? [name] : [name, slug(name)]) {
      const words = wordsOf(written)
      const [first] = words
      const keys = keysOf(words)
      if (!first || byKeys.has(keys)) continue
      byKeys.set(keys, name)
      const known = lengths.get(first.key) ?? []
      const all = [...new Set([...known, words.length])]
      lengths.set(
        first.key,
        all.sort((a, b) => b - a),
      )
    }
  }
  return { byKeys, lengths }
}

const keysOf = (words: Word[]) => words.map(({ key }) => key).join(' ')

/** Whether nothing stands between these words that parts them. */
const isOneName = (text: string, words: Word[]) =>
  words.every(({ start }, i) => i === 0 || GAP.test(text.slice(words[i - 1]?.end, start)))
