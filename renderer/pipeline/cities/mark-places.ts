import { MASK } from '../uniqueness/mask'
import type { NumberList } from '../uniqueness/number-list'
import type { DocumentWords } from './document-words'
import { maskNames } from './mask-names'
import type { Reading } from './reading'

/** A text of a document that was read: the numbers of its first word and sentence, and those that come after its last. */
export interface TextSpan {
  word: number
  sentence: number
  wordEnd: number
  sentenceEnd: number
  /** The number of the first variable that is not in the texts before it. */
  variable: number
}

/**
 * Reads from the words of a document what one of its texts says about the page's own city: {city}, and the city's name
 * as written or as in addresses.
 * @param names how the name may be written, first of all as it is
 */
export function markPlaces(reading: Reading, read: DocumentWords, span: TextSpan, names: number[][]): void {
  const { sentences, variables } = read
  const [name = []] = names
  reading.clear()
  let at = span.word
  let variable = span.variable
  for (let sentence = span.sentence; sentence < span.sentenceEnd; sentence++) {
    const end = sentences.room[sentence] ?? at
    for (; variable < variables.length && (variables.room[variable] ?? end) < end; variable++) {
      const place = variables.room[variable] ?? end
      readPart(reading, read.words, at, place, names)
      reading.places.push({ at: reading.words.length, variable: true, words: name })
      reading.words.push(MASK)
      reading.searched = reading.words.length
      at = place + 1
    }
    readPart(reading, read.words, at, end, names)
    reading.ends.push(reading.words.length)
    at = end
  }
}

/** Reads words among which a name may stand: none goes from one sentence into the next, nor beyond {city}. */
function readPart(reading: Reading, words: NumberList, from: number, to: number, names: number[][]): void {
  reading.words.appendPart(words, from, to)
  maskNames(reading, names)
}
