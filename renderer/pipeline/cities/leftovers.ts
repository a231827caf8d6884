import { LRUCache } from 'lru-cache'
import type { SourceDocument } from '../documents/document'
import {
  type CityFacts,
  type DocumentText,
  MIN_WORDS,
  documentTexts,
  isLong,
  namesOf,
  sectionAt,
  wordsOf,
} from './city-facts'
import { type Mention, createNameFinder } from './names'
import { type Runs, findRuns, indexRuns, maskRuns, sentencesOf } from './words'

/** A city's page, by its file. */
interface CityPage {
  file: string
  city: CityFacts
}

/** The name of another city in words that were copied from that city's page. */
export interface Leftover extends DocumentText {
  file: string
  /** The page's own city. */
  city: string
  mention: Mention
}

/** A page that others may have been copied from. */
interface Source {
  city: string
  names: Runs<number>
  /** Its texts and sentences as words, with its city masked. */
  said: Set<string>
}

/** How many sources stay in memory: many pages are copied from few. */
const MAX_SOURCES = 64

/**
 * Finds all leftovers, in the order of the pages and of the places on them.
 * @param read reads the document of a page; only pages that are likely to have leftovers, and their sources, are read
 */
export function* findLeftovers(
  pages: CityPage[],
  read: (file: string) => Pick<SourceDocument, 'value'>,
): Generator<Leftover> {
  const candidates = likelySources(pages)
  if (candidates.size === 0) return
  const find = createNameFinder(pages.map(({ city }) => city.city))
  const sources = new LRUCache<CityPage, Source>({
    max: MAX_SOURCES,
    memoMethod: ({ file, city: { city } }) => createSource(city, documentTexts(read(file))),
  })
  for (const [{ file, city }, from] of candidates) {
    const own = indexRuns(namesOf(city.city))
    const others = from.map((page) => sources.memo(page))
    const texts = documentTexts(read(file))
    const long = texts.filter(({ text }) => wordsOf(text).length >= MIN_WORDS)
    for (const text of texts) {
      const mentions = find(text.text)
      // most texts name no city
      if (mentions.length === 0) continue
      const near = long.filter(({ path }) => sectionAt(path) === sectionAt(text.path))
      const around = near.length > 0 ? near : long
      for (const mention of mentions) {
        const sentence = sentenceOf(text.text, mention)
        const isFrom = (other: Source) => other.city === mention.name && isCopied(sentence, own, around, other)
        if (others.some(isFrom)) yield { file, city: city.city, ...text, mention }
      }
    }
  }
}

/** The sentence with a mention: the last one that begins before the mention ends. */
const sentenceOf = (text: string, { end }: Mention): string =>
  sentencesOf(text)[sentencesOf(text.slice(0, end)).length - 1] ?? ''

/** How many pages with the same sentence are compared: with many pages of few cities, all of them would take hours. */
const MAX_SOURCES_OF_A_SENTENCE = 8

/**
 * For each page the pages of other cities from which it may have copied words that name these cities, by their hashes. Only
 * the texts themselves show whether it did.
 */
function likelySources(pages: CityPage[]): Map<CityPage, CityPage[]> {
  const named = indexBy(pages, ({ city }) => city.named)
  const namedShort = indexBy(pages, ({ city }) => city.namedShort)
  const found = new Map<CityPage, CityPage[]>()
  for (const page of pages) {
    const sources = new Set<CityPage>()
    for (const block of page.city.blocks) {
      for (const hash of block.sentences) {
        for (const other of named.get(hash) ?? []) sources.add(other)
        for (const other of namedShort.get(hash) ?? [])
          if (!sources.has(other) && sharesBlock(page.city, block, other.city)) sources.add(other)
      }
    }
    const others = [...sources].filter(({ city }) => city.city !== page.city.city)
    if (others.length > 0) found.set(page, others)
  }
  return found
}

/** The pages by each of their numbers. */
function indexBy(pages: CityPage[], numbers: (page: CityPage) => number[]): Map<number, CityPage[]> {
  const index = new Map<number, CityPage[]>()
  for (const page of pages) {
    for (const hash of numbers(page)) {
      const known = index.get(hash)
      if (!known) index.set(hash, [page])
      else if (known.length < MAX_SOURCES_OF_A_SENTENCE && known.at(-1) !== page) known.push(page)
    }
  }
  return index
}

/** Whether a block may be copied from another page: at least half of its longer texts begin with a sentence of that page. */
function sharesBlock({ blocks }: CityFacts, block: CityFacts['blocks'][number], other: CityFacts): boolean {
  const texts = block.beginnings.length > 0 ? block.beginnings : blocks.flatMap(({ beginnings }) => beginnings)
  const there = new Set([...other.blocks.flatMap(({ sentences }) => sentences), ...other.named, ...other.namedShort])
  return 2 * texts.filter((text) => there.has(text)).length >= texts.length
}

function createSource(city: string, texts: DocumentText[]): Source {
  const names = indexRuns(namesOf(city))
  const said = texts.flatMap(({ text }) => [text, ...sentencesOf(text)]).map((text) => String(maskedWords(text, names)))
  return { city, names, said: new Set(said) }
}

/** The words of a text with {city} and the names of the city masked, so that the pages of two cities can be compared. */
const maskedWords = (text: string, names: Runs<number>): number[] => maskRuns(wordsOf(text), names)

/**
 * Whether a sentence that names another city was copied from that city's page: it must be on that page too, since pages name
 * their neighbors for good reasons.
 * @param own the names of the page's own city: a sentence that names both may be a list of cities, right on every page
 * @param around the longer texts of the same section, or of the whole page where there are none
 */
function isCopied(sentence: string, own: Runs<number>, around: DocumentText[], { names, said }: Source): boolean {
  const words = maskedWords(sentence, names)
  if (!said.has(String(words)) || findRuns(words, own).length > 0) return false
  return (
    isLong(words) || 2 * around.filter(({ text }) => said.has(String(maskedWords(text, names)))).length >= around.length
  )
}
