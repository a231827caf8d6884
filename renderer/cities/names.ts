import { slug } from '../../sections/page/slug'
import { type FoundRun, findRuns, indexRuns } from './words'

/** A name in a text. */
export interface Mention {
  name: string
  start: number
  end: number
}

/** The characters between two words of one name: "St. Paul", "st-paul". */
const GAP = /^[\s.,_()-]{1,3}$/

/**
 * Creates a function that finds names in texts, as they are written or in addresses: "/images/st-paul.jpg" names "St. Paul".
 */
export function createNameFinder(names: Iterable<string>): (text: string) => Mention[] {
  const nameOf = new Map<string[], string>()
  for (const name of new Set(names)) {
    for (const written of [name, slug(name)]) nameOf.set(keysOf(splitWords(written)), name)
  }
  const runs = indexRuns([...nameOf.keys()])
  return (text) => {
    const words = splitWords(text)
    const isOneName = ({ at, run }: FoundRun<string>) =>
      run.every((_, i) => i === 0 || GAP.test(text.slice(words[at + i - 1]?.end, words[at + i]?.start)))
    return findRuns(keysOf(words), runs, isOneName).map(({ at, run }) => ({
      name: nameOf.get(run) ?? '',
      start: words[at]?.start ?? 0,
      end: words[at + run.length - 1]?.end ?? 0,
    }))
  }
}

/** A word and its place in a text. */
interface Word {
  /** In small letters without accents and apostrophes. */
  key: string
  start: number
  end: number
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text. "Plano’s" is "Plano": the ending belongs neither to the word nor to its place. */
function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    const word = written.replace(/['’ʼ]s$/i, '')
    const key = word.normalize('NFKD').replaceAll(/[\p{M}'’ʼ]/gu, '')
    return { key: key.toLowerCase(), start: index, end: index + word.length }
  })
}

const keysOf = (words: Word[]) => words.map(({ key }) => key)
