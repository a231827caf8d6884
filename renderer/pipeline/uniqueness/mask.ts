import { hashWords } from './hash-words'
import type { NumberList } from './number-list'

/** Stands for what was masked. No word has this number. */
export const MASK = 0

/** Remainders of the numbers of words: nearly every word is no value's first, and a look at these tells so. */
const REMAINDERS = 4096

/** Which of them words have that begin one of the values. One table serves all pages, one after the other. */
const mayBeFirst = new Uint8Array(REMAINDERS)

/** The values that were masked last, and their words: most are facts of the site, which all of its pages have. */
let last: { values: string[]; words: number[][]; longestFirst: number[][] } = {
  values: [],
  words: [],
  longestFirst: [],
}

/**
 * Makes a function that puts one sign in place of each of these values, wherever a list of words says it from a place
 * on, so that the rest can be compared. It can be used until another one is made.
 * @example the words of "Call us in Fort Worth", with the value "Fort Worth" → call, us, in, MASK
 */
export function maskOf(values: string[]): (list: NumberList, from?: number) => void {
  const words = values.map((value, i) => (value === last.values[i] ? (last.words[i] ?? []) : hashWords(value)))
  // of "Prosper" and "Prosper County" the longer one must be found first
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  for (const [first = 0] of last.longestFirst) mayBeFirst[first & (REMAINDERS - 1)] = 0
  for (const [first = 0] of longestFirst) mayBeFirst[first & (REMAINDERS - 1)] = 1
  last = { values, words, longestFirst }
  return (list, from = 0) => maskIn(list, from, longestFirst)
}

function maskIn(list: NumberList, from: number, values: number[][]): void {
  const { room, length } = list
  // V8 looks up with every word what a module holds
  const [isFirst, all] = [mayBeFirst, REMAINDERS - 1]
  let end = from
  for (let i = from; i < length;) {
    const word = room[i] ?? MASK
    const value = isFirst[word & all] === 1 ? findAt(list, i, values) : undefined
    if (value === undefined) {
      room[end++] = word
      i++
    } else {
      room[end++] = MASK
      i += value.length
    }
  }
  list.length = end
}

/** The first of these values whose words stand at a place of a list. No words stand nowhere. */
export function findAt(list: NumberList, at: number, values: number[][]): number[] | undefined {
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    if (value && standsAt(list, at, value)) return value
  }
  return undefined
}

function standsAt({ room, length }: NumberList, at: number, value: number[]): boolean {
  if (value.length === 0 || at + value.length > length) return false
  for (let i = 0; i < value.length; i++) if (room[at + i] !== value[i]) return false
  return true
}
