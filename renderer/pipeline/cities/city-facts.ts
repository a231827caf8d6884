import { type ResolvedPage, type SourceDocument, type Origin, nodeOf } from '../documents/document'
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
import { type Path, isRecord } from '../documents/json-tree'

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

/** A text of a document as its author wrote it, variables and all. */
export interface DocumentText {
  path: Path
  text: string
}

/** Every text that a page's own document puts on the page, in the order of the file; its vars are no such texts. */
export function documentTexts({ value }: Pick<SourceDocument, 'value'>): DocumentText[] {
  const texts: DocumentText[] = []
  collectTexts(isRecord(value) ? { ...value, vars: undefined } : value, [], texts)
  return texts
}

function collectTexts(value: unknown, path: Path, texts: DocumentText[]): void {
  if (typeof value === 'string') texts.push({ path, text: value })
  if (typeof value !== 'object' || value === null) return
  const steps: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [step, member] of steps) collectTexts(member, [...path, step], texts)
}

/**
 * The part of a page that a text stands in: the place of its section, or -1 for the page's head.
 * @example ["sections", 3, "items", 0, "question"] → 3
 */
export const sectionAt = ([list, index]: Path): number =>
  list === 'sections' && typeof index === 'number' ? index : -1

/**
 * Where each unit of a text stands in its file, and where the text ends: an escape is longer than what it stands for.
 * @param origin where the text was written
 */
export function unitOffsets(origin: Origin): number[] {
  const { offset, length } = nodeOf(origin)
  const inner = origin.document.text.slice(offset + 1, offset + length - 1)
  return [...[...inner.matchAll(/\\u.{4}|\\.|[^\\]/gs)].map(({ index }) => offset + 1 + index), offset + length - 1]
}
