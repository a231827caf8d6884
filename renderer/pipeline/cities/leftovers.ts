import { LRUCache } from 'lru-cache'
import type { SourceDocument } from '../documents/document'
import type { DocumentText } from '../documents/texts'
import { type Mention, createNameFinder } from './names'
import { type CitySentences, createCityReader, saidInSections, sentencesIn } from './sentences'
import { hashNumbers } from './words'

/** A city's page, by its file. */
export interface CityPage {
  file: string
  sentences: CitySentences
}

/** The name of another city in words that were copied from that city's page. */
export interface Leftover extends DocumentText {
  file: string
  /** The page's own city. */
  city: string
  /** In the text. */
  mention: Mention
}

/** How many pages with the same sentence are compared: with many pages of few cities, all of them would take hours. */
const MAX_SOURCES_OF_A_SENTENCE = 8

/** How many sources stay in memory: many pages are copied from few. */
const MAX_SOURCES = 64

/**
 * Finds all leftovers, in the order of the pages and of the places on them. The name of another city is left over where its
 * sentence stands on that city's page too, since pages name their neighbors for good reasons. A few words that do may be
 * chance, unless half of the page is copied.
 * @param relatedTo the files of the pages that say much of what a page says
 * @param read reads the document of a page; only pages that are likely to have leftovers, and their sources, are read
 */
export function findLeftovers(
  pages: CityPage[],
  relatedTo: (file: string) => string[],
  read: (file: string) => Pick<SourceDocument, 'value'>,
): Leftover[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  const sourcesOf = createSourceFinder(pages)
  const find = createNameFinder(pages.map(({ sentences }) => sentences.city))
  const waysIn = new LRUCache<CityPage, Set<number>>({
    max: MAX_SOURCES,
    memoMethod: ({ file, sentences: { city } }) => {
      const { waysToCopy } = createCityReader(city)
      return new Set(sentencesIn(read(file)).flatMap(({ words }) => waysToCopy(words)))
    },
  })
  return pages.flatMap((page): Leftover[] => {
    const { file, sentences } = page
    const related = relatedTo(file).flatMap((name) => byFile.get(name) ?? [])
    const copied = new Set(related.filter((other) => saysHalfOf(sentences, other.sentences)))
    const sources = [...new Set([...sourcesOf(page), ...copied])].filter(
      (other) => other.sentences.city !== sentences.city,
    )
    if (sources.length === 0) return []
    const own = createCityReader(sentences.city)
    return sentencesIn(read(file)).flatMap(({ path, text, at, sentence, words }) => {
      const mentions = find(sentence)
      // a sentence that names both cities may be a list, right on every page
      if (mentions.length === 0 || own.isNamedIn(words)) return []
      return mentions
        .filter(({ name }) =>
          sources.some(
            (other) =>
              other.sentences.city === name &&
              waysIn.memo(other).has(hashNumbers(words)) &&
              (copied.has(other) || createCityReader(name).isLongBeside(words)),
          ),
        )
        .map(({ name, start, end }) => {
          const mention = { name, start: at + start, end: at + end }
          return { file, city: sentences.city, path, text, mention }
        })
    })
  })
}

/** Creates a function that finds the pages of which a page may have copied a sentence that names their city. */
function createSourceFinder(pages: CityPage[]): (page: CityPage) => Set<CityPage> {
  const sayers = new Map<number, CityPage[]>()
  for (const page of pages) {
    for (const hash of page.sentences.named) {
      const known = sayers.get(hash)
      if (!known) sayers.set(hash, [page])
      else if (known.length < MAX_SOURCES_OF_A_SENTENCE && known.at(-1) !== page) known.push(page)
    }
  }
  return ({ sentences: { said } }) => {
    const sources = new Set<CityPage>()
    for (const hash of said) for (const page of sayers.get(hash) ?? []) sources.add(page)
    return sources
  }
}

/** Whether a page says at least half of its longer sentences as another one does. */
function saysHalfOf({ said }: CitySentences, other: CitySentences): boolean {
  const there = new Set([...other.said, ...other.named])
  return 2 * said.filter((hash) => there.has(hash)).length >= said.length
}

/** Creates a function that finds the sentences of a page that another one has too: each once, the longest first. */
export function createCommonSentences(
  read: (file: string) => Pick<SourceDocument, 'value'>,
): (file: string, other: string) => string[] {
  const said = new LRUCache<string, Map<number, string>>({
    max: MAX_SOURCES,
    memoMethod: (file) => saidInSections(read(file)),
  })
  return (file, other) => {
    const there = said.memo(other)
    return [...said.memo(file)]
      .flatMap(([hash, sentence]) => (there.has(hash) ? [sentence] : []))
      .sort((a, b) => b.length - a.length)
  }
}
