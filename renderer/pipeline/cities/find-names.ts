import { slug } from './slug'
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
  const byFirst = new Map<string, { name: string; keys: string[] }[]>()
  for (const name of new Set(names)) {
    for (const written of new Set([name, slug(name)])) {
      const keys = wordsOf(written).map(({ key }) => key)
      const [first] = keys
      if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), { name, keys }])
    }
  }
  // "Plano East" before "Plano"
  for (const candidates of byFirst.values()) candidates.sort((a, b) => b.keys.length - a.keys.length)
  return (text) => {
    const words = wordsOf(text)
    const found: Mention[] = []
    for (let at = 0; at < words.length; at++) {
      const candidates = byFirst.get(words[at]?.key ?? '') ?? []
      const match = candidates.find(({ keys }) => standsAt(text, words.slice(at, at + keys.length), keys))
      if (!match) continue
      const last = at + match.keys.length - 1
      found.push({ name: match.name, start: words[at]?.start ?? 0, end: words[last]?.end ?? 0 })
      at = last
    }
    return found
  }
}

function standsAt(text: string, words: Word[], keys: string[]): boolean {
  return keys.every((key, index) => {
    const [word, before] = [words[index], words[index - 1]]
    return word?.key === key && (!before || GAP.test(text.slice(before.end, word.start)))
  })
}
