import type { SourceDocument } from '../documents/document'
import { type DocumentText, documentTexts } from '../documents/texts'
import { citySlug } from './names'
import { MASK, MASK_NUMBER, findRuns, hashNumbers, indexRuns, sentencesOf, wordNumbers } from './words'

/** Hashes of what a city's page says: enough to find pages that may have been copied from it. */
export interface CitySentences {
  city: string
  /** Of its longer sentences as they are written. */
  said: number[]
  /** Of those that name the city, as a copy may have them: as they are written, and as they are read. */
  named: number[]
}

/** A sentence of a document as its author wrote it, with its variables. */
export interface Sentence extends DocumentText {
  /** Its offset in the text. */
  at: number
  sentence: string
  /** Its words as hashes; {city} is one of them. */
  words: number[]
}

/** Sentences with fewer words beside a city's name, as "City of Plano", are the same by chance. */
const MIN_WORDS = 3

/** The sentences of a page's own document except its vars, in the order of the file. */
export function sentencesIn(document: Pick<SourceDocument, 'value'>): Sentence[] {
  return documentTexts(document).flatMap(({ path, text }) => {
    let end = 0
    return sentencesOf(text).map((sentence) => {
      const at = text.indexOf(sentence, end)
      end = at + sentence.length
      return { path, text, at, sentence, words: wordNumbers(sentence.replaceAll('{city}', MASK)) }
    })
  })
}

/** Whether a sentence has enough words to be found by its hash; of these some may name a city. */
const isLong = (words: number[]): boolean => words.length > MIN_WORDS

/** Creates functions about what the sentences on a city's page say of it. */
export function createCityReader(city: string) {
  const name = wordNumbers(city)
  // as it is written, and as it is in addresses
  const names = indexRuns([name, wordNumbers(citySlug(city))])
  const find = (words: number[]) => (words.some((word) => names.has(word)) ? findRuns(words, names) : [])
  const isNamedIn = (words: number[]) => find(words).length > 0
  return {
    isNamedIn,
    /** Whether a sentence has enough words beside the name. */
    isLongBeside: (words: number[]) =>
      words.length - find(words).reduce((sum, { run }) => sum + run.length, 0) >= MIN_WORDS,
    /** The hashes of a sentence that names the city, as a copy may have it: as it is written, and as it is read. */
    waysToCopy: (words: number[]): number[] => {
      const asRead = words.includes(MASK_NUMBER)
        ? [hashNumbers(words.flatMap((word) => (word === MASK_NUMBER ? name : word)))]
        : []
      return isNamedIn(words) ? [hashNumbers(words), ...asRead] : asRead
    },
  }
}

/** The hashes of a page's own document, whose vars name this city. */
export function citySentences(document: Pick<SourceDocument, 'value'>, city: string): CitySentences {
  const sentences = sentencesIn(document).flatMap(({ words }) => (isLong(words) ? [words] : []))
  const { waysToCopy } = createCityReader(city)
  return { city, said: sentences.map((words) => hashNumbers(words)), named: sentences.flatMap(waysToCopy) }
}

/**
 * The longer sentences in the sections of a page, by their hashes. A text without a space is no sentence, but an address, the
 * name of an icon, or a word.
 */
export function saidInSections(document: Pick<SourceDocument, 'value'>): Map<number, string> {
  const sentences = sentencesIn(document).filter(
    ({ path, text, words }) => path[0] === 'sections' && text.includes(' ') && isLong(words),
  )
  return new Map(sentences.map(({ words, sentence }) => [hashNumbers(words), sentence]))
}
