import { createMarkdown } from '../../../sections/ui/markdown-parser'
import type { ResolvedPage, SectionOrigin, SiteText } from '../documents/document'
import { isRecord } from '../documents/json-tree'
import { textsOfPage } from '../documents/texts'
import type { OwnSection } from './compare-pages'
import { hashNumbers, indexRuns, maskRuns, wordNumbers } from './words'

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

/**
 * The text of a page without unchanged shared sections, with the values of its variables masked. A page of shared sections
 * alone is taken whole, or it could be copied without end.
 * @param share the share of the shingles to keep, the same ones on every page
 * @param texts all texts of the page: in the order of the schemas, so that the order of keys in a file is irrelevant
 * @returns the sections with words; undefined for a page that search engines don't list under its own address
 */
export function ownText(page: ResolvedPage, share = 1, texts = textsOfPage(page)): OwnSection[] | undefined {
  if (!isListed(page)) return undefined
  const own = readSections(page, texts, share, ({ shared, overrides }, key) => !shared || !!overrides?.includes(key))
  return own.length > 0 ? own : readSections(page, texts, share)
}

/** The text of a page as a reader sees it: like ownText, with its shared sections. */
export const textAsRead = (page: ResolvedPage): OwnSection[] | undefined =>
  isListed(page) ? readSections(page, textsOfPage(page)) : undefined

const isListed = ({ data }: ResolvedPage) => data.index !== false && data.canonical === undefined

/** @param isWanted whether a key of a section is read */
function readSections(
  page: ResolvedPage,
  texts: SiteText[],
  share = 1,
  isWanted = (_origin: SectionOrigin, _key: string) => true,
): OwnSection[] {
  // also those of the site: writing one out, as the telephone number, makes no different page
  const values = indexRuns(Object.values(page.variables).map(wordNumbers))
  const sections: unknown[] = Array.isArray(page.data.sections) ? page.data.sections : []
  const visible = sections.map((): string[] => [])
  for (const { path, format, text } of texts) {
    const [list, at, key] = path
    if (list !== 'sections' || typeof at !== 'number' || (format !== 'plain' && format !== 'markdown')) continue
    const origin = page.origins[at]
    if (origin && isWanted(origin, String(key))) visible[at]?.push(format === 'markdown' ? visibleText(text) : text)
  }
  return page.origins.flatMap(({ index }, at): OwnSection[] => {
    const words = wordNumbers(visible[at]?.join('\n') ?? '')
    const section = sections[at]
    if (words.length === 0 || !isRecord(section)) return []
    return [{ index, type: String(section.type), shingles: shinglesOf(maskRuns(words, values), share) }]
  })
}

const parser = createMarkdown()

/** Markdown whose visible words differ from the source: a link, its definition, an address, an entity. */
const OTHER_WORDS = /\]\(|\]:|<|&#?\w+;/

/** The visible words of Markdown: a link's label, not its address. Other marks may stay, since they are no words. */
export function visibleText(markdown: string): string {
  // most texts need no parsing
  if (!OTHER_WORDS.test(markdown)) return markdown
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
