import { getOrInsertComputed } from '../documents/get-or-insert'
import { createNameFinder } from './names'
import { sentencesOf } from './words'

/** What is known of a site in which names are looked for. */
interface Names {
  /** The family of each page that is a copy or has copies, by its file: pages of one family were copied from each other. */
  families: Map<string, string>
  /** The files of all documents. */
  files: string[]
  textsOf: (file: string) => string[]
  cities: string[]
}

/**
 * Finds names that are on several pages of one family and nowhere else on the site: mostly names of places that were
 * copied with a page. Capitalized words count as a name unless all of them are written in small letters elsewhere.
 * @example "Most of the houses by Haggard Park" → "Haggard Park"
 * @returns the files of the pages with each name
 */
export function findFamilyNames({ families, files, textsOf, cities }: Names): Map<string, string[]> {
  const common = new Set(['i', 'a'])
  const sayers = new Map<string, Set<string>>()
  for (const file of families.keys()) {
    for (const sentence of textsOf(file).flatMap(sentencesOf))
      getOrInsertComputed(sayers, sentence, () => new Set()).add(file)
  }
  const runs: { files: Set<string>; words: string[]; isStart: boolean }[] = []
  // copies share their sentences: even thousands of pages have few different ones
  for (const [sentence, files] of sayers) {
    for (const [word] of sentence.matchAll(SMALL_WORD)) common.add(word)
    for (const { 0: run, index } of sentence.matchAll(CAPITALS))
      runs.push({ files, words: run.split(' ').map(withoutEnding), isStart: !GOES_ON.test(sentence.slice(0, index)) })
  }
  const isCommon = (word: string) => common.has(word.toLowerCase()) || OTHER_CAPITALS.test(word)
  const namesCity = createNameFinder(cities)
  const holders = new Map<string, Set<string>>()
  for (const { files, words, isStart } of runs) {
    // every sentence begins with a capital
    const [first = '', ...rest] = words
    const name = isStart && isCommon(first) ? rest : words
    if ((isStart ? rest : words).every(isCommon) || namesCity(name.join(' ')).length > 0) continue
    const holdersOfName = getOrInsertComputed(holders, name.join(' '), () => new Set())
    for (const file of files) holdersOfName.add(file)
  }
  for (const [name, found] of holders)
    if (found.size < 2 || new Set([...found].map((file) => families.get(file))).size > 1) holders.delete(name)
  removeNamesElsewhere(holders, { files: files.filter((file) => !families.has(file)), textsOf })
  return new Map([...holders].map(([name, found]) => [name, [...found]]))
}

function removeNamesElsewhere(holders: Map<string, unknown>, { files, textsOf }: Pick<Names, 'files' | 'textsOf'>) {
  if (holders.size === 0) return
  const find = createNameFinder(holders.keys())
  for (const file of files) {
    for (const text of textsOf(file)) for (const { name } of find(text)) holders.delete(name)
  }
}

const SMALL_WORD = /(?<![\p{L}\p{N}’'])\p{Ll}[\p{L}’']*/gu

/** "K Avenue", "St. Paul", "McKinney" */
const CAPITALS = /(?<![\p{L}\p{N}’'])\p{Lu}[\p{L}\p{N}’'-]*(?:\.? \p{Lu}[\p{L}\p{N}’'-]*)*/gu

/** The words before a capital that doesn't begin a sentence, a heading or a line of a list. */
const GOES_ON = /[\p{L}\p{N}][,;]? $/u

/** Abbreviations, days and months are no places: "GFCI", "Saturday", "May". */
const OTHER_CAPITALS =
  /^(?:\p{Lu}{2,}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/u

const withoutEnding = (word: string): string => word.replace(/['’]s?$/, '')
