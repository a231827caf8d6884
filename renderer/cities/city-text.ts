import { slug } from '../../sections/page/slug'
import { type Path, isRecord, valueAt } from '../documents/json-tree'
import { fillVariables } from '../documents/variables'
import type { SiteText } from '../schema/schemas'
import { readText, textsOfPage } from '../schema/texts'
import { findRuns, hashNumbers, indexRuns, maskRuns, sentencesOf, wordNumbers } from './words'
import type { ComparedText, OwnSection, PageFacts, ResolvedPage } from '../site/page'

/** The number of words in a shingle. */
const SHINGLE_WORDS = 5

/** Up to this many pages, all shingles are compared. */
const MAX_COMPARED_WHOLE = 1000

/** About a hundred shingles for a page of a thousand words. */
const SMALL_SHARE = 0.1

/**
 * The share of their shingles by which the pages of a site are compared. On a large site, a sample is enough: it reveals
 * every copy, and measures similarity to within a few percentage points.
 */
export const comparedShare = (pages: number): number => (pages > MAX_COMPARED_WHOLE ? SMALL_SHARE : 1)

/** A sentence's words, with the values of its page's vars masked. */
interface Sentence {
  /** With the city's name. */
  named: number[]
  /** With the city's name masked too; the same list if the sentence doesn't name the city. */
  masked: number[]
}

/** A text of a page with its sentences. */
interface SplitText {
  text: SiteText
  sentences: Sentence[]
}

/** The texts of a page's own document, without shared sections. Its vars count only where texts use them. */
const ownTexts = ({ document }: ResolvedPage, texts: SiteText[]): SiteText[] =>
  texts.filter(({ origin, path }) => origin.document === document && path[0] !== 'vars')

/** Reads the sentences of a page's texts. The values of its vars are masked, so that pages can be compared. */
function readSentences(page: ResolvedPage, texts: SiteText[]): SplitText[] {
  const read = createReader(page)
  // the address of a picture may name a city too
  const isRead = ({ format }: SiteText) => format === 'plain' || format === 'markdown' || format === 'image'
  return texts.filter(isRead).map((text) => ({ text, sentences: read(text.visible) }))
}

/** Creates a function that reads the sentences of a page's text, with its variables filled in. */
function createReader({ vars: { city = '', ...vars } }: ResolvedPage): (text: string) => Sentence[] {
  const values = Object.values(vars).map(wordNumbers)
  const cityForms = [wordNumbers(city), wordNumbers(slug(city))]
  const [otherRuns, cityRuns] = [indexRuns(values), indexRuns(cityForms)]
  const allRuns = indexRuns([...values, ...cityForms])
  return (text) =>
    sentencesOf(text).map((sentence) => {
      const words = wordNumbers(sentence)
      // most sentences contain no value of the vars
      if (findRuns(words, allRuns).length === 0) return { named: words, masked: words }
      const named = maskRuns(words, otherRuns)
      return { named, masked: maskRuns(named, cityRuns) }
    })
}

/** Sentences with fewer words apart from a city's name, such as "City of Plano", may be the same by chance. */
export const MIN_WORDS = 3

/**
 * The words of a city page as hashes, for comparison with the pages of other cities.
 * @param texts the page's texts
 * @param share the share of its shingles to keep, chosen alike on every page
 */
export function readCityPage(
  page: ResolvedPage,
  texts: SiteText[],
  share: number,
): Pick<PageFacts, 'sentences' | 'own'> {
  const { city = '' } = page.vars
  const splitTexts = readSentences(page, ownTexts(page, texts))
  const long = splitTexts.flatMap(({ sentences }) => sentences).filter(({ named }) => named.length > MIN_WORDS)
  const withCity = long.filter(({ named, masked }) => named !== masked)
  const sentences = {
    city,
    masked: Int32Array.from(long, ({ masked }) => hashNumbers(masked)),
    named: Int32Array.from(withCity, ({ named }) => hashNumbers(named)),
  }
  return isListed(page) ? { sentences, own: ownOrWholeText(page, texts, splitTexts, share) } : { sentences }
}

/** A sentence of a page's own document as its author wrote it, with variables. */
export interface WrittenSentence {
  /** The path of its text. */
  path: Path
  text: string
  sentence: string
  /** Its offset in the text. */
  offset: number
  /** Its words, with the values of the page's vars masked except for the city. */
  words: number[]
  /** A hash of the words with the city's name masked too. */
  masked: number
  /** A hash of the words, if the sentence names the city. */
  named?: number
}

/** The sentences of a page's own document, in the order of its texts. */
export function writtenSentences(texts: SiteText[]): WrittenSentence[] {
  const page = texts.find((text) => text.page)?.page
  if (!page) return []
  const read = createReader(page)
  return ownTexts(page, texts).flatMap(({ format, blocks, origin: { path } }) => {
    const text = String(valueAt(page.document.value, path))
    let end = 0
    return sentencesOf(text).map((sentence): WrittenSentence => {
      const offset = text.indexOf(sentence, end)
      end = offset + sentence.length
      const filled = read(readText(format, fillVariables(sentence, page.variables).text, blocks).visible)
      const words = filled.flatMap(({ named }) => named)
      const masked = filled.flatMap(({ masked }) => masked)
      const isNamed = filled.some(({ named, masked }) => named !== masked)
      const hashes = { masked: hashNumbers(masked), ...(isNamed && { named: hashNumbers(words) }) }
      return { path, text, sentence, offset, words, ...hashes }
    })
  })
}

/**
 * The text of a page without unchanged shared sections. A page of nothing but shared sections counts as a whole, so that
 * copies of it are found.
 * @returns the sections with words; undefined for a page that search engines don't list at its own address
 */
export function ownText(page: ResolvedPage): ComparedText | undefined {
  const texts = textsOfPage(page)
  return isListed(page) ? ownOrWholeText(page, texts, readSentences(page, ownTexts(page, texts))) : undefined
}

/** The text of a page as readers see it: like ownText, but with its shared sections. */
export const textAsRead = (page: ResolvedPage): ComparedText | undefined =>
  isListed(page) ? comparedText(page, readSentences(page, textsOfPage(page))) : undefined

const isListed = ({ data }: ResolvedPage) => data.index !== false && data.canonical === undefined

function ownOrWholeText(page: ResolvedPage, texts: SiteText[], ownTexts: SplitText[], share?: number): ComparedText {
  const text = comparedText(page, ownTexts, share)
  return text.sections.length > 0 ? text : comparedText(page, readSentences(page, texts), share)
}

/** @param texts in the order of the schemas, so that the order of keys in a file doesn't matter */
function comparedText(page: ResolvedPage, texts: SplitText[], share = 1): ComparedText {
  const wordsBySection = page.origins.map((): number[] => [])
  for (const { text, sentences } of texts) {
    const [list, position] = text.path
    if (list !== 'sections' || typeof position !== 'number' || text.format === 'image') continue
    for (const { masked } of sentences) wordsBySection[position]?.push(...masked)
  }
  // writing out a variable, such as the telephone number, doesn't make a page different
  const siteValues = indexRuns(Object.values(page.variables).map(wordNumbers))
  const data: unknown[] = Array.isArray(page.data.sections) ? page.data.sections : []
  const shingles: number[] = []
  const sections: OwnSection[] = []
  for (const [position, { index }] of page.origins.entries()) {
    const [section, words = []] = [data[position], wordsBySection[position]]
    if (words.length === 0 || !isRecord(section)) continue
    const from = shingles.length
    for (const shingle of shinglesOf(maskRuns(words, siteValues), share)) shingles.push(shingle)
    sections.push({ index, type: String(section.type), from, to: shingles.length })
  }
  return { shingles: Int32Array.from(shingles), sections }
}

/** The shingles of a section. None spans two sections, so that a section that is moved stays the same. */
function shinglesOf(words: number[], share: number): number[] {
  const length = Math.min(SHINGLE_WORDS, words.length)
  const shingles: number[] = []
  for (let start = 0; start + length <= words.length; start++) {
    const shingle = hashNumbers(words, start, start + length)
    // a shingle is a signed number of 32 bits
    if (Math.abs(shingle) <= share * 2 ** 31) shingles.push(shingle)
  }
  return shingles
}
