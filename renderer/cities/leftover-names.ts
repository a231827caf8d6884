import { getOrInsertComputed } from '../documents/get-or-insert'
import { createNameFinder } from './names'
import { sentencesOf } from './words'

/** The site to search for names. */
interface SearchedSite {
  /** The family of each page that is a copy or has copies, by file: the pages of a family were copied from each other. */
  families: Map<string, string>
  /** The files of all documents. */
  files: string[]
  textsOf: (file: string) => string[]
  cities: string[]
}

/**
 * Finds names that are on several pages of one family and nowhere else on the site: mostly names of places that were
 * copied with a page. Capitalized words count as a name unless each of them occurs in lowercase somewhere.
 * @example "Most of the houses by Haggard Park" → "Haggard Park"
 * @returns the files of the pages with each name
 */
export function findFamilyNames({ families, files, textsOf, cities }: SearchedSite): Map<string, string[]> {
  const lowercaseWords = new Set(['i', 'a'])
  const filesBySentence = new Map<string, Set<string>>()
  for (const file of families.keys()) {
    for (const sentence of textsOf(file).flatMap(sentencesOf))
      getOrInsertComputed(filesBySentence, sentence, () => new Set()).add(file)
  }
  const runs: { files: Set<string>; words: string[]; isStart: boolean }[] = []
  // copies share their sentences, so even thousands of pages have few different ones
  for (const [sentence, files] of filesBySentence) {
    for (const [word] of sentence.matchAll(LOWERCASE_WORD)) lowercaseWords.add(word)
    for (const { 0: run, index } of sentence.matchAll(CAPITALIZED_WORDS)) {
      const isStart = !WORD_BEFORE.test(sentence.slice(0, index))
      runs.push({ files, words: run.split(' ').map(withoutEnding), isStart })
    }
  }
  const isCommon = (word: string) => lowercaseWords.has(word.toLowerCase()) || OTHER_CAPITALS.test(word)
  const namesCity = createNameFinder(cities)
  const filesByName = new Map<string, Set<string>>()
  for (const { files, words, isStart } of runs) {
    // every sentence begins with a capital
    const [first = '', ...rest] = words
    const name = (isStart && isCommon(first) ? rest : words).join(' ')
    if ((isStart ? rest : words).every(isCommon) || namesCity(name).length > 0) continue
    const filesOfName = getOrInsertComputed(filesByName, name, () => new Set())
    for (const file of files) filesOfName.add(file)
  }
  for (const [name, filesOfName] of filesByName) {
    const familiesOfName = new Set([...filesOfName].map((file) => families.get(file)))
    if (filesOfName.size < 2 || familiesOfName.size > 1) filesByName.delete(name)
  }
  const otherFiles = files.filter((file) => !families.has(file))
  removeNamesIn(otherFiles, textsOf, filesByName)
  return new Map([...filesByName].map(([name, filesOfName]) => [name, [...filesOfName]]))
}

function removeNamesIn(files: string[], textsOf: SearchedSite['textsOf'], filesByName: Map<string, unknown>) {
  if (filesByName.size === 0) return
  const find = createNameFinder(filesByName.keys())
  for (const file of files) {
    for (const text of textsOf(file)) for (const { name } of find(text)) filesByName.delete(name)
  }
}

const LOWERCASE_WORD = /(?<![\p{L}\p{N}’'])\p{Ll}[\p{L}’']*/gu

/** "K Avenue", "St. Paul", "McKinney" */
const CAPITALIZED_WORDS = /(?<![\p{L}\p{N}’'])\p{Lu}[\p{L}\p{N}’'-]*(?:\.? \p{Lu}[\p{L}\p{N}’'-]*)*/gu

/** The end of the text before a capital that doesn't begin a sentence, a heading or a line of a list. */
const WORD_BEFORE = /[\p{L}\p{N}][,;]? $/u

/** Abbreviations, days and months, which are not places: "GFCI", "Saturday", "May". */
const OTHER_CAPITALS =
  /^(?:\p{Lu}{2,}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/u

const withoutEnding = (word: string): string => word.replace(/['’]s?$/, '')
