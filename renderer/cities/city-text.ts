import { slug } from '../../sections/page/slug'
import { type Path, isRecord, valueAt } from '../documents/json-tree'
import { fillVariables } from '../documents/variables'
import type { SiteText } from '../schema/schemas'
import { readText, textsOfPage } from '../schema/texts'
import { findRuns, hashNumbers, indexRuns, maskRuns, sentencesOf, wordNumbers } from './words'
import type { ComparedText, PageFacts, ResolvedPage } from '../site/page'

/** The number of words in a shingle. */
const SHINGLE_WORDS = 5

/** Up to this number of pages all shingles are compared. */
const MAX_COMPARED_WHOLE = 1000

/** About a hundred shingles of a page with a thousand words. */
const SMALL_SHARE = 0.1

/**
 * The share of their shingles by which the pages of a site are compared. On a large site a sample is enough: it reveals
 * every copy, and measures similarity to within a few points.
 */
export const comparedShare = (pages: number): number => (pages > MAX_COMPARED_WHOLE ? SMALL_SHARE : 1)

/** A sentence as words: with the values of its page's vars masked. */
interface Sentence {
  /** The city's name stays. */
  named: number[]
  /** The city's name is masked as well; the same list where there is none. */
  masked: number[]
}

/** A text of a page with its sentences. */
interface SplitText {
  text: SiteText
  sentences: Sentence[]
}

/** The texts of a page's own document, not those of shared sections. Its vars count only where texts name them. */
const ownTexts = ({ document }: ResolvedPage, texts: SiteText[]): SiteText[] =>
  texts.filter(({ origin, path }) => origin.document === document && path[0] !== 'vars')

/** Reads the sentences of a page's texts. The values of its vars are masked, so that pages can be compared. */
function readSentences(page: ResolvedPage, texts: SiteText[]): SplitText[] {
  const read = createReader(page)
  // the address of a picture may name a city too
  const isRead = ({ format }: SiteText) => format === 'plain' || format === 'markdown' || format === 'image'
  return texts.flatMap((text) => (isRead(text) ? [{ text, sentences: read(text.visible) }] : []))
}

/** Creates a function that reads the sentences of a text of a page whose variables are filled in. */
function createReader({ vars: { city = '', ...vars } }: ResolvedPage): (text: string) => Sentence[] {
  const values = Object.values(vars).map(wordNumbers)
  const forms = [wordNumbers(city), wordNumbers(slug(city))]
  const [others, names] = [indexRuns(values), indexRuns(forms)]
  const all = indexRuns([...values, ...forms])
  return (text) =>
    sentencesOf(text).map((sentence) => {
      const words = wordNumbers(sentence)
      // most sentences contain no value of the vars
      if (findRuns(words, all).length === 0) return { named: words, masked: words }
      const named = maskRuns(words, others)
      return { named, masked: maskRuns(named, names) }
    })
}

/** Sentences with fewer words besides the name of a city, such as "City of Plano", may be the same by chance. */
export const MIN_WORDS = 3

/**
 * What the page of a city says, as hashes, to be compared with the pages of other cities.
 * @param texts of the page
 * @param share the share of the shingles to keep, the same ones on every page
 */
export function readCityPage(
  page: ResolvedPage,
  texts: SiteText[],
  share: number,
): Pick<PageFacts, 'sentences' | 'own'> {
  const { city = '' } = page.vars
  const read = readSentences(page, ownTexts(page, texts))
  const long = read.flatMap(({ sentences }) => sentences.filter(({ named }) => named.length > MIN_WORDS))
  const sentences = {
    city,
    said: Int32Array.from(long, ({ masked }) => hashNumbers(masked)),
    named: Int32Array.from(long.flatMap(({ named, masked }) => (named === masked ? [] : [hashNumbers(named)]))),
  }
  return isListed(page) ? { sentences, own: ownOrWholeText(page, texts, read, share) } : { sentences }
}

/** A sentence of a page's own document as its author wrote it, with its variables. */
export interface WrittenSentence {
  /** The path of its text. */
  path: Path
  text: string
  sentence: string
  /** Its offset in the text. */
  at: number
  /** Its words with the values of the page's vars masked, but not the city. */
  words: number[]
  /** Hashes of these words: without the city's name, and with it where the sentence names the city. */
  said: number
  named?: number
}

/** The sentences of a page's own document, in the order of its texts. */
export function writtenSentences(texts: SiteText[]): WrittenSentence[] {
  const [page] = texts.flatMap((text) => text.page ?? [])
  if (!page) return []
  const read = createReader(page)
  return ownTexts(page, texts).flatMap(({ format, blocks, origin: { path } }) => {
    const text = String(valueAt(page.document.value, path))
    let end = 0
    return sentencesOf(text).map((sentence): WrittenSentence => {
      const at = text.indexOf(sentence, end)
      end = at + sentence.length
      const filled = read(readText(format, fillVariables(sentence, page.variables).text, blocks).visible)
      const words = filled.flatMap(({ named }) => named)
      const masked = filled.flatMap(({ masked }) => masked)
      const isNamed = filled.some(({ named, masked }) => named !== masked)
      return {
        path,
        text,
        sentence,
        at,
        words,
        said: hashNumbers(masked),
        ...(isNamed && { named: hashNumbers(words) }),
      }
    })
  })
}

/**
 * The text of a page without unchanged shared sections. A page that consists of shared sections alone counts as a whole:
 * otherwise no copy of it would ever be noticed.
 * @returns the sections with words; undefined for a page that search engines don't list under its own address
 */
export function ownText(page: ResolvedPage): ComparedText | undefined {
  const texts = textsOfPage(page)
  return isListed(page) ? ownOrWholeText(page, texts, readSentences(page, ownTexts(page, texts))) : undefined
}

/** The text of a page as a reader sees it: like ownText, with its shared sections. */
export const textAsRead = (page: ResolvedPage): ComparedText | undefined =>
  isListed(page) ? comparedText(page, readSentences(page, textsOfPage(page))) : undefined

const isListed = ({ data }: ResolvedPage) => data.index !== false && data.canonical === undefined

function ownOrWholeText(page: ResolvedPage, texts: SiteText[], own: SplitText[], share?: number): ComparedText {
  const text = comparedText(page, own, share)
  return text.sections.length > 0 ? text : comparedText(page, readSentences(page, texts), share)
}

/** @param texts in the order of the schemas, so that the order of keys in a file is irrelevant */
function comparedText(page: ResolvedPage, texts: SplitText[], share = 1): ComparedText {
  const words = page.origins.map((): number[] => [])
  for (const { text, sentences } of texts) {
    const [list, at] = text.path
    const said = list === 'sections' && typeof at === 'number' && text.format !== 'image' ? words[at] : undefined
    if (!said) continue
    for (const { masked } of sentences) said.push(...masked)
  }
  // to write one out, such as the telephone number, does not make a page different
  const siteValues = indexRuns(Object.values(page.variables).map(wordNumbers))
  const sections: unknown[] = Array.isArray(page.data.sections) ? page.data.sections : []
  const shingles: number[] = []
  const withWords = page.origins.flatMap(({ index }, at) => {
    const [section, said = []] = [sections[at], words[at]]
    if (said.length === 0 || !isRecord(section)) return []
    const from = shingles.length
    for (const shingle of shinglesOf(maskRuns(said, siteValues), share)) shingles.push(shingle)
    return [{ index, type: String(section.type), from, to: shingles.length }]
  })
  return { shingles: Int32Array.from(shingles), sections: withWords }
}

/** The shingles of one section: none spans two, so that a section stays the same when it is moved. */
function shinglesOf(words: number[], share: number): number[] {
  const length = Math.min(SHINGLE_WORDS, words.length)
  const shingles: number[] = []
  for (let at = 0; at + length <= words.length; at++) {
    const shingle = hashNumbers(words, at, at + length)
    // a shingle is a signed number of 32 bits
    if (Math.abs(shingle) <= share * 2 ** 31) shingles.push(shingle)
  }
  return shingles
}
