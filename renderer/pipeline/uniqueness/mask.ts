import { hashWords } from './hash-words'

/** Stands for what was masked. No word has this number. */
export const MASK = 0

/**
 * Makes a function that puts one sign in place of each of these values, wherever a text says it, so that the rest can be
 * compared.
 * @example the words of "Call us in Fort Worth", with the value "Fort Worth" → call, us, in, MASK
 */
export function maskOf(values: string[]): (words: number[]) => number[] {
  // of "Prosper" and "Prosper County" the longer one must be found first
  const longestFirst = values.map(hashWords).sort((a, b) => b.length - a.length)
  const firstWords = new Set(longestFirst.map(([first]) => first))
  return (words) => {
    const masked: number[] = []
    for (let i = 0; i < words.length;) {
      const word = words[i] ?? MASK
      const value = firstWords.has(word) ? longestFirst.find((value) => standsAt(words, i, value)) : undefined
      masked.push(value ? MASK : word)
      i += value?.length ?? 1
    }
    return masked
  }
}

/** Whether these words stand at a place of others. No words stand nowhere. */
export const standsAt = (words: number[], at: number, value: number[]) =>
  value.length > 0 && value.every((word, i) => word === words[at + i])
