import { wordsOf } from './words'

const MASK = '□'

/**
 * Makes a function that puts one sign in place of each of these values, wherever a text says it, so that the rest can be
 * compared.
 * @example "Call us in Fort Worth" as words, with the value "Fort Worth" → call, us, in, □
 */
export function maskOf(values: string[]): (words: string[]) => string[] {
  // of "Prosper" and "Prosper County" the longer one must be found first
  const longestFirst = values.map(wordsOf).sort((a, b) => b.length - a.length)
  const firstWords = new Set(longestFirst.map(([first]) => first))
  return (words) => {
    const masked: string[] = []
    for (let i = 0; i < words.length;) {
      const word = words[i] ?? ''
      const value = firstWords.has(word) ? longestFirst.find((value) => standsAt(words, i, value)) : undefined
      masked.push(value ? MASK : word)
      i += value?.length ?? 1
    }
    return masked
  }
}

const standsAt = (words: string[], at: number, value: string[]) =>
  value.length > 0 && value.every((word, i) => word === words[at + i])
