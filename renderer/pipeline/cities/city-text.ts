import { createMarkdown } from '../../../sections/ui/markdown-parser'
import type { ResolvedPage, SectionOrigin, SiteText } from '../documents/document'
import { type Path, isRecord, valueAt } from '../documents/json-tree'
import { textsOfPage } from '../documents/texts'
import { fillVariables } from '../documents/variables'
import type { CitySentences } from '../site'
import type { OwnSection } from './compare-pages'
import { citySlug } from './names'
import { hashNumbers, indexRuns, maskRuns, sentencesOf, wordNumbers } from './words'

/** The number of words in a shingle. */
const SHINGLE_WORDS = 5

/** Up to this number of pages all shingles are compared. */
const MAX_COMPARED_WHOLE = 1000

/** About a hundred shingles of a page with a thousand words. */
const SMALL_SHARE = 0.1

/**
 * The share of their shingles by which the pages of a site are compared. A sample is enough for a large site: it shows every
 * copy, and similarities to within a few points.
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
interface ReadText extends SiteText {
  sentences: Sentence[]
}

/** Reads the sentences of a page's texts. Those of two pages can be compared, since what their vars say is masked. */
export function readSentences(page: ResolvedPage, texts = textsOfPage(page)): ReadText[] {
  const read = createReader(page)
  // the address of a picture may name a city too
  const isRead = ({ format }: SiteText) => format === 'plain' || format === 'markdown' || format === 'image'
  return texts.flatMap((text) => (isRead(text) ? [{ ...text, sentences: read(text.text) }] : []))
}

/** Creates a function that reads the sentences of a text of a page, its variables filled in. */
function createReader({ vars: { city = '', ...vars } }: ResolvedPage): (text: string) => Sentence[] {
  const values = indexRuns(Object.values(vars).map(wordNumbers))
  const names = indexRuns([wordNumbers(city), wordNumbers(citySlug(city))])
  return (text) =>
    sentencesOf(text).map((sentence) => {
      const named = maskRuns(wordNumbers(sentence), values)
      return { named, masked: maskRuns(named, names) }
    })
}

/** Sentences with fewer words beside the name of a city, as "City of Plano", are the same by chance. */
export const MIN_WORDS = 3

/** The hashes of the longer sentences of a page's own document, by which pages that were copied from it can be found. */
export function citySentences({ document, vars: { city = '' } }: ResolvedPage, texts: ReadText[]): CitySentences {
  const own = texts.flatMap(({ origin, sentences }) => (origin.document === document ? sentences : []))
  const long = own.filter(({ named }) => named.length > MIN_WORDS)
  return {
    city,
    said: long.map(({ masked }) => hashNumbers(masked)),
    named: long.flatMap(({ named, masked }) => (named === masked ? [] : [hashNumbers(named)])),
  }
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
  const read = page && createReader(page)
  return texts.flatMap(({ page, origin: { document, path } }) => {
    if (!read || !page || document !== page.document) return []
    const text = String(valueAt(document.value, path))
    let end = 0
    return sentencesOf(text).map((sentence): WrittenSentence => {
      const at = text.indexOf(sentence, end)
      end = at + sentence.length
      const filled = read(fillVariables(sentence, page.variables).text)
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
 * The text of a page without unchanged shared sections. A page of shared sections alone is taken whole, or it could be copied
 * without end.
 * @param texts of the page, in the order of the schemas, so that the order of keys in a file is irrelevant
 * @param share the share of the shingles to keep, the same ones on every page
 * @returns the sections with words; undefined for a page that search engines don't list under its own address
 */
export function ownText(page: ResolvedPage, texts = readSentences(page), share = 1): OwnSection[] | undefined {
  if (!isListed(page)) return undefined
  const own = sectionsOf(page, texts, share, ({ shared, overrides }, key) => !shared || overrides.includes(key))
  return own.length > 0 ? own : sectionsOf(page, texts, share)
}

/** The text of a page as a reader sees it: like ownText, with its shared sections. */
export const textAsRead = (page: ResolvedPage): OwnSection[] | undefined =>
  isListed(page) ? sectionsOf(page, readSentences(page)) : undefined

const isListed = ({ data }: ResolvedPage) => data.index !== false && data.canonical === undefined

/** @param isWanted whether a key of a section is read */
function sectionsOf(
  page: ResolvedPage,
  texts: ReadText[],
  share = 1,
  isWanted = (_origin: SectionOrigin, _key: string) => true,
): OwnSection[] {
  const read = createReader(page)
  // writing one out, as the telephone number, makes no different page
  const siteValues = indexRuns(Object.values(page.variables).map(wordNumbers))
  const words = page.origins.map((): number[] => [])
  for (const { path, format, text, sentences } of texts) {
    const [list, at, key] = path
    if (list !== 'sections' || typeof at !== 'number' || format === 'image') continue
    const origin = page.origins[at]
    if (!origin || !isWanted(origin, String(key))) continue
    const isAsWritten = format !== 'markdown' || !OTHER_WORDS.test(text)
    for (const { masked } of isAsWritten ? sentences : read(visibleText(text))) words[at]?.push(...masked)
  }
  const sections: unknown[] = Array.isArray(page.data.sections) ? page.data.sections : []
  return page.origins.flatMap(({ index }, at): OwnSection[] => {
    const [section, said = []] = [sections[at], words[at]]
    if (said.length === 0 || !isRecord(section)) return []
    return [{ index, type: String(section.type), shingles: shinglesOf(maskRuns(said, siteValues), share) }]
  })
}

const parser = createMarkdown()

/** Markdown whose visible words differ from the source: a link, its definition, an address, an entity. */
const OTHER_WORDS = /\]\(|\]:|<|&#?\w+;/

/** The visible words of Markdown: a link's label, not its address. Other marks may stay, since they are no words. */
export function visibleText(markdown: string): string {
  const blocks = parser.parse(markdown, {}).map(({ children, content }) => {
    const pieces = children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    return pieces ? pieces.join('') : content
  })
  return blocks.join('\n')
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
