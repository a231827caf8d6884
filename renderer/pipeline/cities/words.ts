/** A word as names are compared, small and without accents and apostrophes, and where it stands in the text. */
export interface Word {
  key: string
  start: number
  end: number
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text. "Plano’s" counts as "Plano": the ending is left out of the word and of its span. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    const word = written.replace(/['’ʼ]s$/i, '')
    return { key: fold(word), start: index, end: index + word.length }
  })
}

/** Most words are plain, and need no folding. */
const PLAIN = /^[a-z0-9]*$/

const fold = (word: string) =>
  PLAIN.test(word)
    ? word
    : word
        .normalize('NFKD')
        .replaceAll(/[\p{M}'’ʼ]/gu, '')
        .toLowerCase()
