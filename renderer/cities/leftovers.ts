import { LRUCache } from 'lru-cache'
import { getOrInsertComputed } from '../documents/get-or-insert'
import type { Path } from '../documents/json-tree'
import type { SiteText } from '../schema/schemas'
import { MIN_WORDS, type WrittenSentence, writtenSentences } from './city-text'
import { type Mention, createNameFinder } from './names'
import { wordNumbers } from './words'
import type { CitySentences } from '../site/page'

/** A city's page, by its file. */
export interface CityPage {
  file: string
  sentences: CitySentences
}

/** The name of another city in words that were copied from that city's page. */
export interface Leftover {
  file: string
  /** The page's own city. */
  city: string
  path: Path
  text: string
  /** In the text. */
  mention: Mention
}

/** How many pages with the same sentence are compared: all of them would take hours where many pages are of few cities. */
const MAX_SOURCES_OF_A_SENTENCE = 8

/** How many pages stay in memory with their sentences: many pages are copied from the same few. */
const MAX_OPEN = 64

/** Creates a function that opens a page and reads the sentences that its author wrote. */
const createSentenceReader = (textsOn: (file: string) => SiteText[]) => {
  const open = new LRUCache<string, WrittenSentence[]>({
    max: MAX_OPEN,
    memoMethod: (file) => writtenSentences(textsOn(file)),
  })
  return (file: string) => open.memo(file)
}

/**
 * Finds all leftovers, in the order of the pages and of the places on them. Pages name their neighbors for good reasons:
 * the name of another city is left over only if its sentence is on that city's page too. A short sentence may be the same
 * by chance, unless half of the page is copied.
 * @param relatedTo the files of the pages that say much of what a page says
 * @param textsOn opens a page; only pages that are likely to have leftovers, and their sources, are opened
 */
export function findLeftovers(
  pages: CityPage[],
  relatedTo: (file: string) => string[],
  textsOn: (file: string) => SiteText[],
): Leftover[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  const sourcesOf = createSourceFinder(pages)
  const find = createNameFinder(pages.map(({ sentences }) => sentences.city))
  const sentencesOn = createSentenceReader(textsOn)
  return pages.flatMap(({ file, sentences: { city, ...own } }): Leftover[] => {
    const found = sourcesOf(own)
    const related = relatedTo(file).flatMap((name) => byFile.get(name) ?? [])
    // most pages are copied from no other
    if (found.length === 0 && related.length === 0) return []
    const copied = new Set(related.filter((other) => saysHalfOf(own, other.sentences)))
    const sources = [...new Set([...found, ...copied])].filter(({ sentences }) => sentences.city !== city)
    if (sources.length === 0) return []
    const isCopied = ({ said, words }: WrittenSentence, name: string) =>
      sources.some(
        (source) =>
          source.sentences.city === name &&
          (copied.has(source) || words.length >= MIN_WORDS + wordNumbers(name).length) &&
          sentencesOn(source.file).some(({ named }) => named === said),
      )
    return sentencesOn(file).flatMap((written) => {
      const { path, text, sentence, at, named } = written
      // a sentence that names both cities may be a list, right on every page
      if (named !== undefined) return []
      return find(sentence).flatMap(({ name, start, end }) => {
        const mention = { name, start: at + start, end: at + end }
        return isCopied(written, name) ? { file, city, path, text, mention } : []
      })
    })
  })
}

/** Creates a function that finds the pages from which a page may have copied a sentence that names their city. */
function createSourceFinder(pages: CityPage[]): (of: Pick<CitySentences, 'said'>) => CityPage[] {
  const sayers = new Map<number, CityPage[]>()
  for (const page of pages) {
    for (const hash of page.sentences.named) {
      const sayersOfHash = getOrInsertComputed(sayers, hash, () => [])
      if (sayersOfHash.length < MAX_SOURCES_OF_A_SENTENCE && sayersOfHash.at(-1) !== page) sayersOfHash.push(page)
    }
  }
  return ({ said }) => {
    const sources: CityPage[] = []
    for (const hash of said) {
      const known = sayers.get(hash)
      if (known) sources.push(...known)
    }
    return sources
  }
}

/** Whether at least half of a page's longer sentences are on another page too. */
function saysHalfOf({ said }: Pick<CitySentences, 'said'>, other: CitySentences): boolean {
  const there = new Set([...other.said, ...other.named])
  return 2 * said.filter((hash) => there.has(hash)).length >= said.length
}

/**
 * Creates a function that finds the longer sentences in the sections of a page that another one has too: each once, the longest
 * first.
 */
export function createCommonSentences(
  textsOn: (file: string) => SiteText[],
): (file: string, other: string) => string[] {
  const sentencesOn = createSentenceReader(textsOn)
  return (file, other) => {
    const there = new Set(sentencesOn(other).map(({ said }) => said))
    const common = sentencesOn(file).filter(
      // a text without a space is no sentence, but an address or a word
      ({ path, text, words, said }) =>
        path[0] === 'sections' && text.includes(' ') && words.length > MIN_WORDS && there.has(said),
    )
    return [...new Set(common.map(({ sentence }) => sentence))].sort((a, b) => b.length - a.length)
  }
}
