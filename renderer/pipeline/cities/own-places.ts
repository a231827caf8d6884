import { standsAt } from '../uniqueness/mask'
import { hashWords } from '../uniqueness/hash-words'
import { slug } from './slug'

/** How a text stands for the city of its page. */
const VARIABLE = '{city}'

/** A word of a text; or a place that is about the page's own city, with the words that a reader sees there. */
export type Piece = number | { variable: boolean; words: number[] }

/**
 * Makes a function that reads texts of a page and finds what is about its own city: {city}, and the city's name as
 * written or as in addresses.
 */
export function createReader(city: string): (text: string) => Piece[] {
  const name = hashWords(city)
  const written = [name, hashWords(slug(city))].sort((a, b) => b.length - a.length)
  const firstWords = new Set(written.map(([first]) => first))
  const read = (text: string): Piece[] => {
    const words = hashWords(text)
    const pieces: Piece[] = []
    for (let i = 0; i < words.length;) {
      const found = firstWords.has(words[i]) ? written.find((form) => standsAt(words, i, form)) : undefined
      pieces.push(found ? { variable: false, words: found } : (words[i] ?? 0))
      i += found?.length ?? 1
    }
    return pieces
  }
  return (text) => {
    if (!text.includes(VARIABLE)) return read(text)
    return text
      .split(VARIABLE)
      .flatMap((piece, i) => (i === 0 ? read(piece) : [{ variable: true, words: name }, ...read(piece)]))
  }
}
