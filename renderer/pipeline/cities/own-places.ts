import { appendWords, hashWords } from '../uniqueness/hash-words'
import { MASK, findAt } from '../uniqueness/mask'
import { NumberList } from '../uniqueness/number-list'
import { slug } from './slug'

/** How a text stands for the city of its page. */
const VARIABLE = '{city}'

/** A place of a text that is about the page's own city. */
export interface Place {
  /** Its number among the words. */
  at: number
  variable: boolean
  /** The words that a reader sees there. */
  words: number[]
}

/** A text as it was read: its words, with MASK where the city is meant. */
export interface Reading {
  words: NumberList
  /** In the order of the words. */
  places: Place[]
}

/**
 * Makes a function that reads a text, puts what it read at the end of a reading, and finds what is about the page's own
 * city: {city}, and the city's name as written or as in addresses.
 * It takes the ends of the text's parts, and returns where the words of each part end: a name is never in two parts.
 */
export function createReader(city: string): (reading: Reading, text: string, ends: number[]) => number[] {
  const name = hashWords(city)
  // an address may leave letters of a name out: of two that begin alike the name is the longer one
  const written = [name, hashWords(slug(city))]
  return (reading, text, ends) => {
    const { words, places } = reading
    let from = 0
    let variable = text.indexOf(VARIABLE)
    return ends.map((end) => {
      while (variable >= 0 && variable < end) {
        readWords(reading, text, from, variable, written)
        places.push({ at: words.length, variable: true, words: name })
        words.push(MASK)
        from = variable + VARIABLE.length
        variable = text.indexOf(VARIABLE, from)
      }
      readWords(reading, text, from, end, written)
      from = end
      return words.length
    })
  }
}

/** @param names how the city's name may be written, the longest first */
function readWords({ words, places }: Reading, text: string, from: number, to: number, names: number[][]): void {
  const start = words.length
  const first = names[0]?.[0]
  const other = names[1]?.[0]
  appendWords(words, text, from, to)
  const { room, length } = words
  let end = start
  for (let i = start; i < length;) {
    const word = room[i] ?? MASK
    const name = word === first || word === other ? findAt(words, i, names) : undefined
    if (name) places.push({ at: end, variable: false, words: name })
    room[end++] = name ? MASK : word
    i += name?.length ?? 1
  }
  words.length = end
}
