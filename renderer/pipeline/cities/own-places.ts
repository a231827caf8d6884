import { hashWords } from '../uniqueness/hash-words'
import { appendWordsToSign } from '../uniqueness/read-words'
import { MASK } from '../uniqueness/mask'
import { maskNames } from './mask-names'
import type { Reading } from './reading'
import { sentenceEnd } from './sentence-end'
import { slug } from './slug'

/** How a text stands for the city of its page. */
const VARIABLE = Array.from('{city}', (sign) => sign.charCodeAt(0))

/** Reads a text that stands in these units from a place on. */
type Read = (reading: Reading, text: string, units: Uint16Array, from: number) => void

/**
 * Makes a function that reads a text sentence by sentence, and finds what is about the page's own city: {city}, and the
 * city's name as written or as in addresses.
 */
export function createReader(city: string): Read {
  const name = hashWords(city)
  // an address may leave letters of a name out: of two that begin alike the name is the longer one
  const names = [name, hashWords(slug(city))]
  return (reading, text, units, from) => {
    const { words, ends, places } = reading
    const to = from + text.length
    reading.clear()
    for (let at = appendWordsToSign(words, units, from, to); at < to; at = appendWordsToSign(words, units, at, to)) {
      if (units[at] !== VARIABLE[0]) {
        const end = sentenceEnd(text, units, from, at)
        if (end >= 0) {
          maskNames(reading, names)
          ends.push(words.length)
        }
        at = end < 0 ? at + 1 : end
      } else if (isVariable(units, at, to)) {
        maskNames(reading, names)
        places.push({ at: words.length, variable: true, words: name })
        words.push(MASK)
        reading.searched = words.length
        at += VARIABLE.length
      } else at++
    }
    maskNames(reading, names)
    ends.push(words.length)
  }
}

function isVariable(units: Uint16Array, at: number, to: number): boolean {
  if (at + VARIABLE.length > to) return false
  for (let i = 0; i < VARIABLE.length; i++) if (units[at + i] !== VARIABLE[i]) return false
  return true
}
