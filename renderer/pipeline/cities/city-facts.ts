import type { ResolvedPage } from '../resolved'
import { documentTexts, sectionAt } from './document-texts'
import { slug } from './names'
import {
  type FoundRun,
  MASK,
  MASK_NUMBER,
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

/** Fewer words than these are in many texts by chance: "City of Plano". */
export const ENOUGH_WORDS = 3

/** Whether a sentence says enough beside the name of its city, which is masked. */
export const isLong = (masked: number[]): boolean =>
  masked.filter((word) => word !== MASK_NUMBER).length >= ENOUGH_WORDS

/** The words of a text with {city} masked. */
export const wordsOf = (text: string): number[] => wordNumbers(text.replaceAll('{city}', MASK))

/** A city's name as it is written, and as in addresses. */
export const namesOf = (city: string): number[][] => [wordNumbers(city), wordNumbers(slug(city))]

/** The facts of a page's own document; none where its vars name no city. */
export function cityFacts({
  document,
  vars: { city },
}: Pick<ResolvedPage, 'document' | 'vars'>): CityFacts | undefined {
  if (!city) return undefined
  const facts: CityFacts = { city, blocks: [], named: [], namedShort: [] }
  const blocks = new Map<number, BlockFacts>()
  const names = namesOf(city)
  const runs = indexRuns([...names, MASK_WORD])
  for (const { path, text } of documentTexts(document)) {
    const block = blocks.get(sectionAt(path)) ?? { sentences: [], beginnings: [] }
    blocks.set(sectionAt(path), block)
    const sentences = sentencesOf(text).map(wordsOf)
    const count = sentences.reduce((sum, { length }) => sum + length, 0)
    if (count >= ENOUGH_WORDS) block.beginnings.push(hashNumbers(sentences[0] ?? []))
    for (const sentence of sentences) {
      const said = hashNumbers(sentence)
      block.sentences.push(said)
      const places = findRuns(sentence, runs)
      // most sentences are not about the city
      if (places.length === 0) continue
      const [masked = [], ...others] = waysToSay(sentence, places, names)
      const hash = hashNumbers(masked)
      if (hash !== said) block.sentences.push(hash)
      const named = isLong(masked) ? facts.named : facts.namedShort
      named.push(...others.map((way) => hashNumbers(way)).filter((way) => way !== hash))
    }
  }
  facts.blocks.push(...blocks.values())
  return facts
}

/** Of a sentence that is about the city at more places only two ways are noted. */
const MOST_PLACES = 3

const MASK_WORD = [MASK_NUMBER]

/**
 * The ways in which a copy may say a sentence of a city's page: with the mask at all of its places, then with the name.
 * @example "□ bakes, and bath eats" → "□ bakes and □ eats", "□ bakes and bath eats", "bath bakes and □ eats" and
 * "bath bakes and bath eats"
 */
function waysToSay(sentence: number[], places: FoundRun<number>[], [name = []]: number[][]): number[][] {
  const names = places.map(({ run }) => (run[0] === MASK_NUMBER ? name : run))
  if (places.length > MOST_PLACES) {
    const masks = names.map(() => MASK_WORD)
    return [replaceRuns(sentence, places, masks), replaceRuns(sentence, places, names), sentence]
  }
  let ways: number[][][] = [[]]
  for (const name of names)
    ways = ways.flatMap((way) => [
      [...way, MASK_WORD],
      [...way, name],
    ])
  return ways.map((way) => replaceRuns(sentence, places, way))
}
