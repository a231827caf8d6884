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
 * Creates a function that finds names in texts, as they are written or as in addresses: "/images/st-paul.jpg" has "St. Paul".
 */
export function createNameFinder(names: Iterable<string>): (text: string) => Mention[] {
  const nameByRun = new Map<string[], string>()
  for (const name of new Set(names)) {
    for (const form of [name, slug(name)]) nameByRun.set(keysOf(splitWords(form)), name)
  }
  const runs = indexRuns([...nameByRun.keys()])
  return (text) => {
    const words = splitWords(text)
    const isOneName = ({ index, run }: FoundRun<string>) =>
      run.every((_, i) => i === 0 || GAP.test(text.slice(words[index + i - 1]?.end, words[index + i]?.start)))
    return findRuns(keysOf(words), runs, isOneName).map(({ index, run }) => ({
      name: nameByRun.get(run) ?? '',
      start: words[index]?.start ?? 0,
      end: words[index + run.length - 1]?.end ?? 0,
    }))
  }
}

/** A word and its place in a text. */
interface Word {
  /** The word in lowercase, without accents and apostrophes. */
  key: string
  start: number
  end: number
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text. "Plano’s" is "Plano": neither the word nor its place includes the ending. */
function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    const word = written.replace(/['’ʼ]s$/i, '')
    const key = word.normalize('NFKD').replaceAll(/[\p{M}'’ʼ]/gu, '')
    return { key: key.toLowerCase(), start: index, end: index + word.length }
  })
}

const keysOf = (words: Word[]) => words.map(({ key }) => key)
