import MarkdownIt from 'markdown-it'
import { isRecord } from '../documents/json-tree'
import type { ResolvedPage } from '../documents/document'
import { visitTexts } from '../documents/texts'
import { getValidator } from '../validate/validator'
import { type Runs, hashNumbers, indexRuns, maskRuns, wordNumbers } from './words'

/** What of a page's section is compared with other pages. */
export interface OwnSection {
  /** Its place in the page's own list. */
  index: number
  type: string
  /** Every run of five words as a number, as often as it is there. A section with fewer words is one run. */
  shingles: number[]
}

/** How many words in a row are compared as one. */
const SHINGLE_WORDS = 5

/** Up to so many pages are compared by all their shingles. */
const MOST_COMPARED_WHOLE = 1000

/** Of a page of a thousand words about a hundred. */
const SMALL_SHARE = 0.1

/**
 * Which share of their shingles the pages of a site are compared by. Of a large site only some are: copies are the same in
 * any sample, and how much a page shares is known to within a few points.
 */
export const comparedShare = (pages: number): number => (pages > MOST_COMPARED_WHOLE ? SMALL_SHARE : 1)

/**
 * What a page itself says, with the values of its variables masked. What comes from shared/ as it stands is not the page's
 * own; but a page that has nothing else is taken by all it shows, or it could be copied without end.
 *
 * A page that search engines are kept from, or sent on to another one by its canonical address, is no duplicate, and
 * nobody's twin.
 * @param share which share of the shingles is kept: the same ones on every page
 * @returns the sections that say something; undefined for such a page
 */
export function ownText(page: ResolvedPage, share = 1): OwnSection[] | undefined {
  if (page.data.index === false || page.data.canonical !== undefined) return undefined
  // those of the site too: a page that writes one out, as its telephone number, is no other page for that
  const values = indexRuns(Object.values(page.variables).map(wordNumbers))
  const own = readSections(page, 'own', values, share)
  return own.length > 0 ? own : readSections(page, 'all', values, share)
}

function readSections(
  { data, origins }: ResolvedPage,
  which: 'own' | 'all',
  values: Runs<number>,
  share: number,
): OwnSection[] {
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  return sections.flatMap((section, at): OwnSection[] => {
    const origin = origins[at]
    if (!origin || !isRecord(section) || typeof section.type !== 'string') return []
    const { index, shared, overrides } = origin
    const own = shared && which === 'own' ? Object.fromEntries(overrides.map((key) => [key, section[key]])) : section
    const words = wordNumbers(visibleTexts(section.type, own).join('\n'))
    if (words.length === 0) return []
    return [{ index, type: section.type, shingles: shinglesOf(maskRuns(words, values), share) }]
  })
}

/**
 * What people read of a section, in the order of its schema: so the order that an author gives to the keys of a file makes
 * no difference.
 */
function visibleTexts(type: string, section: Record<string, unknown>): string[] {
  const texts: string[] = []
  const schema = getValidator().schemas.get(`sections/${type}.schema.json`)
  visitTexts(section, schema, (text, { format, type, enum: choices, const: only }) => {
    if (format === 'markdown') texts.push(visibleText(text))
    // a text that is one of a few says how the section looks, not what
    else if (format === undefined && type === 'string' && !choices && only === undefined) texts.push(text)
  })
  return texts
}

const parser = new MarkdownIt({ html: false, linkify: false })

/** Where a reader may see other words than the author wrote: a link, a definition of one, an address, an entity. */
const OTHER_WORDS = /\]\(|\]:|<|&#?\w+;/

/** What a reader sees of Markdown: a link's label, not its address. Its other signs may stay, since they are no words. */
export function visibleText(markdown: string): string {
  // most texts have none of these, and parsing takes its time
  if (!OTHER_WORDS.test(markdown)) return markdown
  const blocks = parser.parse(markdown, {}).map(({ children, content }) => {
    const pieces = children?.map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    return pieces ? pieces.join('') : content
  })
  return blocks.join('\n')
}

/** A run never goes from one section into the next, so that a section that was moved is still the same. */
function shinglesOf(words: number[], share: number): number[] {
  const length = Math.min(SHINGLE_WORDS, words.length)
  const shingles: number[] = []
  for (let at = 0; at + length <= words.length; at++) {
    const shingle = hashNumbers(words, at, at + length)
    // it has 32 bits, with a sign
    if (Math.abs(shingle) <= share * 2 ** 31) shingles.push(shingle)
  }
  return shingles
}
