/** What a number of Sayings stands for. */
export interface Mark {
  /** The section it stands in, or the page's head. */
  block: number
  /** False for a sentence of a longer text. */
  isText: boolean
  /** How many words it has; a place with {city} or the city's name counts as one. */
  words: number
}

const MOST_WORDS = 15
const MOST_BLOCKS = 2 ** 11 - 1

/** A mark in 16 bits. More words than 15 and more sections than two thousand are all one. */
export const packMark = (block: number, isText: boolean, words: number) =>
  (Math.min(block, MOST_BLOCKS) << 5) | (isText ? 16 : 0) | Math.min(words, MOST_WORDS)

/** The mark of a packed one. */
export const unpackMark = (packed: number): Mark => ({
  block: packed >> 5,
  isText: (packed & 16) !== 0,
  words: packed & MOST_WORDS,
})
