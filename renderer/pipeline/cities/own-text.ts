import { createMarkdown } from '../../../sections/ui/markdown-parser'
import type { ResolvedPage } from '../documents/document'
import { isRecord } from '../documents/json-tree'
import { visitTexts } from '../documents/texts'
import { getValidator } from '../validate/validator'
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
 * @returns the sections with words; undefined for a page that search engines don't list under its own address
 */
export function ownText(page: ResolvedPage, share = 1): OwnSection[] | undefined {
  if (page.data.index === false || page.data.canonical !== undefined) return undefined
  // also those of the site: writing one out, as the telephone number, makes no different page
  const values = indexRuns(Object.values(page.variables).map(wordNumbers))
  const sections: unknown[] = Array.isArray(page.data.sections) ? page.data.sections : []
  const read = (isWhole: boolean) =>
    sections.flatMap((section, at): OwnSection[] => {
      const origin = page.origins[at]
      if (!origin || !isRecord(section) || typeof section.type !== 'string') return []
      const { index, shared, overrides } = origin
      const own = shared && !isWhole ? Object.fromEntries(overrides.map((key) => [key, section[key]])) : section
      const words = wordNumbers(visibleTexts(section.type, own).join('\n'))
      if (words.length === 0) return []
      return [{ index, type: section.type, shingles: shinglesOf(maskRuns(words, values), share) }]
    })
  const own = read(false)
  return own.length > 0 ? own : read(true)
}

/** The texts of a section that people read. The order of its schema makes the order of keys in a file irrelevant. */
function visibleTexts(type: string, section: Record<string, unknown>): string[] {
  const texts: string[] = []
  const schema = getValidator().schemas.get(`sections/${type}.schema.json`)
  visitTexts(section, schema, (text, { format, type, enum: choices, const: only }) => {
    if (format === 'markdown') texts.push(visibleText(text))
    // one of several choices is about the look of the section
    else if (format === undefined && type === 'string' && !choices && only === undefined) texts.push(text)
  })
  return texts
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
