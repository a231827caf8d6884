import { MASK, findAt } from '../uniqueness/mask'
import type { Reading } from './reading'

/**
 * Masks the city's name in what was read since it was looked for last: a name never goes from one sentence into the
 * next, nor beyond {city}.
 * @param names how it may be written
 */
export function maskNames(reading: Reading, names: number[][]): void {
  const { words, places } = reading
  const { room, length } = words
  const first = names[0]?.[0]
  const other = names[1]?.[0]
  let end = reading.searched
  for (let i = end; i < length;) {
    const word = room[i] ?? MASK
    const name = word === first || word === other ? findAt(words, i, names) : undefined
    if (name) places.push({ at: end, variable: false, words: name })
    room[end++] = name ? MASK : word
    i += name?.length ?? 1
  }
  words.length = reading.searched = end
}
