import type { ResolvedPage } from '../resolved'
import { documentTexts, sectionAt } from './document-texts'
import { slug } from './names'
import {
  MASK,
  MASK_NUMBER,
  type Runs,
  findRuns,
  hashNumbers,
  indexRuns,
  replaceRuns,
  sentencesOf,
  wordNumbers,
} from './words'

/**
 * What a city's page says, in numbers that stand for its texts and sentences: enough to find the pages that may have been
 * copied from it. `{city}` is masked in all of them, so that the pages of two cities can be compared.
 */
export interface CityFacts {
  city: string
  /** The page's head, and its sections. */
  blocks: BlockFacts[]
  /** What it says of its city, in the ways in which a copy may say it that still has the name. */
  named: number[]
  /** The same of what says little beside the name. */
  namedShort: number[]
}

interface BlockFacts {
  /** Those that have the city's name are there with the name masked as well. */
  sentences: number[]
  /** The first sentence of each text that is long enough to show that a block was copied. */
  beginnings: number[]
}

/** Fewer words than these, the city's name aside, are in many texts by chance: "City of Plano". */
export const ENOUGH_WORDS = 3

/** The facts of a page's own document; none where its vars name no city. */
export function cityFacts({
  document,
  vars: { city },
}: Pick<ResolvedPage, 'document' | 'vars'>): CityFacts | undefined {
  if (!city) return undefined
  const facts: CityFacts = { city, blocks: [], named: [], namedShort: [] }
  const blocks = new Map<number, BlockFacts>()
  const name = createName(city)
  for (const { path, text } of documentTexts(document)) {
    const block = blocks.get(sectionAt(path)) ?? { sentences: [], beginnings: [] }
    blocks.set(sectionAt(path), block)
    const sentences = sentencesOf(text.replaceAll('{city}', MASK)).map(wordNumbers)
    if (isLong(sentences)) block.beginnings.push(hashNumbers(sentences[0] ?? []))
    for (const sentence of sentences) {
      block.sentences.push(hashNumbers(sentence))
      const ways = waysToSay(sentence, name)
      if (!ways) continue
      if (ways.isWritten) block.sentences.push(hashNumbers(ways.masked))
      const named = countWords(ways.masked) >= ENOUGH_WORDS ? facts.named : facts.namedShort
      named.push(...ways.named.map((way) => hashNumbers(way)))
    }
  }
  facts.blocks.push(...blocks.values())
  return facts
}

const isLong = (sentences: number[][]): boolean =>
  sentences.reduce((words, sentence) => words + sentence.length, 0) >= ENOUGH_WORDS

const countWords = (sentence: number[]): number => sentence.filter((word) => word !== MASK_NUMBER).length

interface Name {
  /** Its words, as numbers. */
  words: number[]
  /** How the city may be named: as it is written, as in addresses, and by the mask. */
  forms: Runs
}

function createName(city: string): Name {
  const words = wordNumbers(city)
  return { words, forms: indexRuns([words, wordNumbers(slug(city)), [MASK_NUMBER]]) }
}

/** Of a sentence that is about the city at more places only two ways are noted. */
const MOST_PLACES = 3

interface Ways {
  /** Whether the sentence says the name itself at some place, so that the masked one is another. */
  isWritten: boolean
  masked: number[]
  named: number[][]
}

/**
 * The ways in which a copy may say a sentence of a city's page.
 * @returns undefined where it is not about the city
 * @example "□ bakes, and bath eats" → masked "□ bakes and □ eats", named "□ bakes and bath eats",
 * "bath bakes and □ eats" and "bath bakes and bath eats"
 */
function waysToSay(sentence: number[], { words, forms }: Name): Ways | undefined {
  const places = findRuns(sentence, forms)
  // most sentences are not about the city
  if (places.length === 0) return undefined
  const names = places.map(({ run }) => (isMask(run) ? words : run))
  const isWritten = places.some(({ run }) => !isMask(run))
  const masks = names.map(() => MASK_WORD)
  const masked = replaceRuns(sentence, places, masks)
  if (places.length > MOST_PLACES)
    return { isWritten, masked, named: [replaceRuns(sentence, places, names), ...(isWritten ? [sentence] : [])] }
  let ways: number[][][] = [[]]
  for (const name of names) ways = [...ways.map((way) => [...way, MASK_WORD]), ...ways.map((way) => [...way, name])]
  return { isWritten, masked, named: ways.slice(1).map((way) => replaceRuns(sentence, places, way)) }
}

const MASK_WORD = [MASK_NUMBER]

const isMask = ([word]: number[]): boolean => word === MASK_NUMBER
