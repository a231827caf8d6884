import type { ResolvedPage, SourceDocument } from '../documents/document'
import { type Path, isRecord } from '../documents/json-tree'
import { citySlug } from './names'
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
 * Hashes of the texts and sentences of a city's page, enough to find pages that may have been copied from it. {city} is
 * masked, so that the pages of two cities can be compared.
 */
export interface CityFacts {
  city: string
  /** One for the page's head, and one for each section. */
  blocks: BlockFacts[]
  /** The sentences that name the city, as a copy with that name left over may say them. */
  named: number[]
  /** Those of them that say little beside the name. */
  namedShort: number[]
}

interface BlockFacts {
  /** A sentence with the city's name is included with the name masked as well. */
  sentences: number[]
  /** The first sentences of the texts that are long enough to show that a block was copied. */
  beginnings: number[]
}

/** Texts with fewer words, as "City of Plano", are the same by chance. */
export const MIN_WORDS = 3

/** Whether a sentence has enough words beside the masked name of its city. */
export const isLong = (masked: number[]): boolean => masked.filter((word) => word !== MASK_NUMBER).length >= MIN_WORDS

/** The words of a text, with {city} masked. */
export const wordsOf = (text: string): number[] => wordNumbers(text.replaceAll('{city}', MASK))

/** A city's name as it is written, and as it is in addresses. */
export const namesOf = (city: string): number[][] => [wordNumbers(city), wordNumbers(citySlug(city))]

/** The facts of a page's own document; undefined where its vars name no city. */
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
    if (count >= MIN_WORDS) block.beginnings.push(hashNumbers(sentences[0] ?? []))
    for (const sentence of sentences) {
      const said = hashNumbers(sentence)
      block.sentences.push(said)
      const places = findRuns(sentence, runs)
      // most sentences don't name the city
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

/** Of a sentence that names the city more often, only three ways are hashed. */
const MAX_PLACES = 3

const MASK_WORD = [MASK_NUMBER]

/**
 * The ways in which a copy may say a sentence: each mention of the city masked or not, with all of them masked first.
 * @example "□ bakes, and bath eats" → "□ bakes and □ eats", "□ bakes and bath eats", "bath bakes and □ eats" and
 * "bath bakes and bath eats"
 */
function waysToSay(sentence: number[], places: FoundRun<number>[], [name = []]: number[][]): number[][] {
  const names = places.map(({ run }) => (run[0] === MASK_NUMBER ? name : run))
  if (places.length > MAX_PLACES) {
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

/** A text of a document as its author wrote it, with its variables. */
export interface DocumentText {
  path: Path
  text: string
}

/** Every text of a page's own document except its vars, in the order of the file. */
export function documentTexts({ value }: Pick<SourceDocument, 'value'>): DocumentText[] {
  const texts: DocumentText[] = []
  const path: Path = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.push({ path: [...path], text: value })
    else if (typeof value === 'object' && value !== null) {
      for (const [step, member] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
        path.push(step)
        visit(member)
        path.pop()
      }
    }
  }
  visit(isRecord(value) ? { ...value, vars: undefined } : value)
  return texts
}

/** The index of the section that a path leads into, or -1 for the page's head: ["sections", 3, "items", 0] is 3. */
export const sectionAt = ([list, index]: Path): number =>
  list === 'sections' && typeof index === 'number' ? index : -1
