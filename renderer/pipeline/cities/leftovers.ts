import type { SourceDocument } from '../documents/document'
import { type CityFacts, ENOUGH_WORDS } from './city-facts'
import { type DocumentText, documentTexts, sectionAt } from './document-texts'
import { type Mention, createNameFinder, wordsOf } from './names'
import { MASK, sentencesOf } from './words'

/** A city's page, by its file. */
export interface CityPage {
  file: string
  city: CityFacts
}

/** Another city's name in words that were copied from that city's page. */
export interface Leftover extends DocumentText {
  file: string
  /** The page's own city. */
  city: string
  mention: Mention
}

/** A text of a page, and the cities that it names. */
interface CityText extends DocumentText {
  mentions: Mention[]
}

/** A page that others may have been copied from: its texts and sentences, with its city masked. */
interface Source {
  city: string
  said: Set<string>
}

/** Many pages are copied from few: so many of these stay in memory. */
const MOST_SOURCES = 64

/**
 * All leftovers, in the order of the pages and of the places on them.
 * @param pages the pages of all cities
 * @param read reads the document of one of them; only those that are likely to have leftovers, or their sources, are read
 */
export function* findLeftovers(
  pages: CityPage[],
  read: (file: string) => Pick<SourceDocument, 'value'>,
): Generator<Leftover> {
  const candidates = likelySources(pages)
  if (candidates.size === 0) return
  const find = createNameFinder(pages.map(({ city }) => city.city))
  const textsOf = ({ file }: CityPage) =>
    documentTexts(read(file)).map((text): CityText => ({ ...text, mentions: find(text.text) }))
  const sources = new Map<CityPage, Source>()
  const sourceOf = (page: CityPage): Source => {
    const known = sources.get(page)
    if (known) return known
    const { city } = page.city
    const source = { city, said: saidOf(textsOf(page), city) }
    if (sources.size === MOST_SOURCES) sources.clear()
    sources.set(page, source)
    return source
  }
  for (const [page, from] of candidates) {
    const others = from.map(sourceOf)
    const texts = textsOf(page)
    const { file, city } = page
    for (const text of texts) {
      for (const mention of text.mentions) {
        if (others.some((other) => isLeftover(texts, city.city, text, mention, other)))
          yield { file, city: city.city, path: text.path, text: text.text, mention }
      }
    }
  }
}

/** Of cities with more pages than these, only the first are compared: else many pages of few cities would take hours. */
const MOST_OF_A_CITY = 8

/**
 * For each page the pages of other cities from which it may have copied words that name these cities: where nothing was
 * copied, next to none. Only the texts themselves show whether it is so.
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

/** The pages by each of these numbers. */
function indexBy(pages: CityPage[], numbers: (page: CityPage) => number[]): Map<number, CityPage[]> {
  const index = new Map<number, CityPage[]>()
  for (const page of pages) {
    for (const hash of numbers(page)) {
      const known = index.get(hash)
      if (!known) index.set(hash, [page])
      else if (known.length < MOST_OF_A_CITY && known.at(-1) !== page) known.push(page)
    }
  }
  return index
}

/**
 * Whether a block may be copied from another page: isLeftover asks for half of its longer texts, but counts words otherwise,
 * so that a quarter is enough here.
 */
function sharesBlock({ blocks }: CityFacts, block: CityFacts['blocks'][number], other: CityFacts): boolean {
  const texts = block.beginnings.length > 0 ? block.beginnings : blocks.flatMap(({ beginnings }) => beginnings)
  const there = new Set([...other.blocks.flatMap(({ sentences }) => sentences), ...other.named, ...other.namedShort])
  return 4 * texts.filter((text) => there.has(text)).length >= texts.length
}

/**
 * Whether another city is named in words that were copied from its own page. Pages name their neighbors for good
 * reasons, so that the name alone says nothing: the sentence around it must stand on the other city's page as well.
 * @param texts all texts of the page
 * @param city the page's own
 */
function isLeftover(texts: CityText[], city: string, text: CityText, mention: Mention, other: Source): boolean {
  if (mention.name !== other.city) return false
  const sentence = sentenceOf(text, mention)
  if (!other.said.has(sentence) || namesCity(sentence, city)) return false
  return isLongEnough(sentence) || isCopied(textsAround(texts, text), other)
}

/** Whether a text is long enough that two pages don't have it by chance. */
const isLongEnough = (text: string): boolean => wordsOf(text).length >= ENOUGH_WORDS

/** A list of cities that has the page's own city in it may be the same on many pages, and is right on all of them. */
const namesCity = (sentence: string, city: string) => createNameFinder([city])(sentence).length > 0

/** Whether at least half of these texts stand on the other page. */
const isCopied = (texts: CityText[], other: Source): boolean =>
  2 * texts.filter((text) => other.said.has(maskCity(text, other.city))).length >= texts.length

/** The longer texts of the same section, or of the head; where there are none, those of the page. */
function textsAround(texts: CityText[], { path }: CityText): CityText[] {
  const long = texts.filter(({ text }) => isLongEnough(text))
  const around = long.filter((one) => sectionAt(one.path) === sectionAt(path))
  return around.length > 0 ? around : long
}

/** All that a page says of its city: its masked texts, and the sentences in them. */
function saidOf(texts: CityText[], city: string): Set<string> {
  const masked = texts.map((text) => maskCity(text, city))
  return new Set([...masked, ...masked.flatMap(sentencesOf)])
}

/** Stands for the mention whose sentence is looked for. */
const FOCUS = '■'

/** The masked sentence that a mention stands in. */
function sentenceOf(text: CityText, mention: Mention): string {
  const found = sentencesOf(maskCity(text, mention.name, mention)).find((sentence) => sentence.includes(FOCUS)) ?? ''
  return found.replace(FOCUS, MASK)
}

/** A text with {city} and what names that city masked, so that words about one city can be compared with another's. */
function maskCity({ text, mentions }: CityText, city: string, focus?: Mention): string {
  let masked = ''
  let from = 0
  for (const mention of mentions.filter(({ name }) => name === city)) {
    masked += text.slice(from, mention.start) + (mention === focus ? FOCUS : MASK)
    from = mention.end
  }
  return (masked + text.slice(from)).replaceAll('{city}', MASK)
}
