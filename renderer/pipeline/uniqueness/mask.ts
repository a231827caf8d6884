import { hashWords } from './hash-words'
import type { NumberList } from './number-list'

/** Stands for what was masked. No word has this number. */
export const MASK = 0

/** Remainders of the numbers of words: nearly every word is no value's first, and a look at these tells so. */
const REMAINDERS = 1024

/**
 * Makes a function that puts one sign in place of each of these values, wherever a list of words says it, so that the
 * rest can be compared.
 * @example the words of "Call us in Fort Worth", with the value "Fort Worth" → call, us, in, MASK
 */
export function maskOf(values: string[]): (list: NumberList) => void {
  // of "Prosper" and "Prosper County" the longer one must be found first
  const longestFirst = values.map(hashWords).sort((a, b) => b.length - a.length)
  const mayBeFirst = new Uint8Array(REMAINDERS)
  for (const [first = 0] of longestFirst) mayBeFirst[first & (REMAINDERS - 1)] = 1
  return (list) => {
    const { room, length } = list
    let end = 0
    for (let i = 0; i < length;) {
      const word = room[i] ?? MASK
      const value = mayBeFirst[word & (REMAINDERS - 1)] ? findAt(list, i, longestFirst) : undefined
      room[end++] = value ? MASK : word
      i += value?.length ?? 1
    }
    list.length = end
  }
}

/** The first of these values whose words stand at a place of a list. No words stand nowhere. */
export function findAt({ room, length }: NumberList, at: number, values: number[][]): number[] | undefined {
  const standsThere = (value: number[]) =>
    value.length > 0 && at + value.length <= length && value.every((word, i) => word === room[at + i])
  return values.find(standsThere)
}
