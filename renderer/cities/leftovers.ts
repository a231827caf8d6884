import { LRUCache } from 'lru-cache'
import { getOrInsertComputed } from '../documents/get-or-insert'
import type { Path } from '../documents/json-tree'
import type { SiteText } from '../schema/schemas'
import { MIN_WORDS, type WrittenSentence, writtenSentences } from './city-text'
import { type Mention, createNameFinder } from './names'
import { wordNumbers } from './words'
import type { CitySentences } from '../site/page'

/** A city page. */
export interface CityPage {
  file: string
  sentences: CitySentences
}

/** Another city's name in words that were copied from that city's page. */
export interface Leftover {
  file: string
  /** The page's own city. */
  city: string
  path: Path
  text: string
  /** The name and its place in the text. */
  mention: Mention
}

/** How many pages with the same sentence are compared. All of them would take hours if many pages are about few cities. */
const MAX_SOURCES_OF_A_SENTENCE = 8

/** How many pages are kept in memory with their sentences, since many pages are copied from the same few. */
const MAX_OPEN = 64

/** Creates a function that opens a page and reads its sentences as its author wrote them. */
const createSentenceReader = (textsOn: (file: string) => SiteText[]) => {
  const sentencesByFile = new LRUCache<string, WrittenSentence[]>({
    max: MAX_OPEN,
    memoMethod: (file) => writtenSentences(textsOn(file)),
  })
  return (file: string) => sentencesByFile.memo(file)
}

/**
 * Finds all leftovers, in the order of the pages and of the places on them. Pages name their neighbors for good reasons, so
 * another city's name is left over only if its sentence is on that city's page too. A short sentence may be the same by
 * chance, unless half of the page is copied.
 * @param relatedTo returns the files of the pages that have much in common with a page
 * @param textsOn opens a page; only pages that are likely to have leftovers, and their sources, are opened
 */
export function findLeftovers(
  pages: CityPage[],
  relatedTo: (file: string) => string[],
  textsOn: (file: string) => SiteText[],
): Leftover[] {
  const pagesByFile = new Map(pages.map((page) => [page.file, page]))
  const sourcesOf = createSourceFinder(pages)
  const find = createNameFinder(pages.map(({ sentences }) => sentences.city))
  const sentencesOn = createSentenceReader(textsOn)
  return pages.flatMap(({ file, sentences }): Leftover[] => {
    const { city } = sentences
    const sentenceSources = sourcesOf(sentences)
    const relatedPages = relatedTo(file).map((name) => pagesByFile.get(name))
    const related = relatedPages.filter((page) => page !== undefined)
    // most pages are not copied
    if (sentenceSources.length === 0 && related.length === 0) return []
    const halfCopied = new Set(related.filter((page) => isHalfOn(page, sentences)))
    const sources = [...new Set([...sentenceSources, ...halfCopied])].filter((page) => page.sentences.city !== city)
    if (sources.length === 0) return []
    const isCopied = ({ masked, words }: WrittenSentence, name: string) =>
      sources.some(
        (source) =>
          source.sentences.city === name &&
          (halfCopied.has(source) || words.length >= MIN_WORDS + wordNumbers(name).length) &&
          sentencesOn(source.file).some(({ named }) => named === masked),
      )
    // a sentence that names both cities may be a list, which is right on every page
    const withoutCity = sentencesOn(file).filter(({ named }) => named === undefined)
    return withoutCity.flatMap((written) => {
      const { path, text, sentence, offset } = written
      const copied = find(sentence).filter(({ name }) => isCopied(written, name))
      const mentions = copied.map(({ name, start, end }) => ({ name, start: offset + start, end: offset + end }))
      return mentions.map((mention) => ({ file, city, path, text, mention }))
    })
  })
}

/** Creates a function that finds the pages from which a page may have copied a sentence that names their city. */
function createSourceFinder(pages: CityPage[]): (sentences: CitySentences) => CityPage[] {
  const pagesByHash = new Map<number, CityPage[]>()
  for (const page of pages) {
    for (const hash of page.sentences.named) {
      const sources = getOrInsertComputed(pagesByHash, hash, () => [])
      if (sources.length < MAX_SOURCES_OF_A_SENTENCE && sources.at(-1) !== page) sources.push(page)
    }
  }
  return ({ masked }) => [...masked].flatMap((hash) => pagesByHash.get(hash) ?? [])
}

/** Whether a page has at least half of these longer sentences of another page. */
function isHalfOn({ sentences }: CityPage, { masked }: CitySentences): boolean {
  const hashes = new Set([...sentences.masked, ...sentences.named])
  return 2 * masked.filter((hash) => hashes.has(hash)).length >= masked.length
}

/**
 * Creates a function that finds the longer sentences in the sections of a page that are on another page too, each once,
 * longest first.
 */
export function createCommonSentences(
  textsOn: (file: string) => SiteText[],
): (file: string, other: string) => string[] {
  const sentencesOn = createSentenceReader(textsOn)
  return (file, other) => {
    const hashes = new Set(sentencesOn(other).map(({ masked }) => masked))
    const common = sentencesOn(file).filter(
      // a text without a space is an address or a word rather than a sentence
      ({ path, text, words, masked }) =>
        path[0] === 'sections' && text.includes(' ') && words.length > MIN_WORDS && hashes.has(masked),
    )
    return [...new Set(common.map(({ sentence }) => sentence))].sort((a, b) => b.length - a.length)
  }
}
