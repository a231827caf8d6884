import { createMarkdown } from '../../../../sections/ui/markdown-parser'
import { type ResolvedPage, type SiteText, nodeOf, originOf } from '../../documents/document'
import { type Path, isRecord, valueAt } from '../../documents/json-tree'
import { type Problem, problemOf } from '../../problems/problem'
import { type Schema, sectionTypes } from '../../validate/schemas'
import { getValidator } from '../../validate/validator'
import { markedSection, pageExample, proseText } from '../examples'
import type { DocumentRule } from '../rule'

export const headingOrder: DocumentRule = {
  name: 'heading-order',
  severity: 'warning',
  asks: 'A page has one main heading, and the headings inside a text begin at ### and skip no level.',
  why: 'Screen readers and search engines take the headings for the page’s table of contents.',
  fix: 'Begin the page with a section that gives the main heading, and use none of them after it. Inside a text begin with ###, and go to #### only under a ###.',
  example: markedSection(
    proseText({ title: '"How we bake"', body: 'At night.\\n\\n«# The oven»\\n\\nIt is older than we are.' }),
    '### The oven',
  ),
  checkDocument: ({ page, texts }) => {
    const inTexts = texts.filter(({ blocks, text }) => blocks && HEADING_LINE.test(text))
    return [...(page ? wrongMainHeadings(page) : []), ...inTexts.flatMap(skippedLevels)]
  },
}

/** Two lines of the largest type on a wide screen, and six on a telephone. */
const LONGEST_HEADING = 120

export const headingLength: DocumentRule = {
  name: 'heading-length',
  severity: 'warning',
  asks: `A page’s main heading has no more than ${LONGEST_HEADING} characters, its variables filled in.`,
  why: 'It is the largest text of the page: a longer one fills a telephone’s screen, and nobody reads it as a heading.',
  fix: 'Say in a few words what the visitor gets, and the rest in the text below.',
  example: pageExample(
    { heading: `«"${'Bread, rolls, pies and birthday cakes, '.repeat(3)}all baked tonight"»` },
    { heading: '"Bread and cakes, baked tonight"' },
  ),
  checkDocument: ({ page }) =>
    page
      ? mainHeadings(page).flatMap((path) => {
          const { length } = String(valueAt(page.data, path))
          if (length <= LONGEST_HEADING) return []
          const what = `is a main heading of ${length} characters`
          const hint = `Shorten it to ${LONGEST_HEADING} at most, and say the rest in the text below.`
          return [problemOf(headingLength, originOf(page, path), { what, hint })]
        })
      : [],
}

/** The paths of the page's main headings; it should have one. */
function mainHeadings({ data: { sections } }: ResolvedPage): Path[] {
  const { schemas } = getValidator()
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index): Path[] => {
    const key = mainHeadingOf(schemas, section)
    return key ? [['sections', index, key]] : []
  })
}

function wrongMainHeadings(page: ResolvedPage): Problem[] {
  const [first, ...others] = mainHeadings(page)
  if (!first) {
    const hint = `Begin with a section that gives one: ${mainHeadingSections(getValidator().schemas).join(', ')}.`
    return [problemOf(headingOrder, originOf(page, []), { what: 'has no main heading', hint }, { key: 'sections' })]
  }
  return others.map((path) => {
    const what = 'is a second main heading on its page'
    const hint = 'Keep one of the two: a page has one main heading, and every other section a smaller one.'
    return problemOf(headingOrder, originOf(page, path), { what, hint })
  })
}

/** The key of the text that is a section's main heading; undefined where the section has none. */
export function mainHeadingOf(schemas: Map<string, Schema>, section: unknown): string | undefined {
  if (!isRecord(section)) return undefined
  const { properties = {} } = schemas.get(`sections/${String(section.type)}.schema.json`) ?? {}
  return Object.keys(properties).find((key) => {
    const when = properties[key]?.mainHeading
    if (!isRecord(when)) return when === true
    return Object.entries(when).every(([name, value]) => section[name] === value)
  })
}

/** The sections with a main heading, as an author writes them: 'hero', 'prose with "level": 1'. */
export function mainHeadingSections(schemas: Map<string, Schema>): string[] {
  return sectionTypes(schemas).flatMap((type) => {
    const properties = Object.values(schemas.get(`sections/${type}.schema.json`)?.properties ?? {})
    const when = properties.find(({ mainHeading }) => mainHeading)?.mainHeading
    if (!when) return []
    const values = Object.entries(when).map(([name, value]) => `"${name}": ${String(value)}`)
    return values.length > 0 ? `${type} with ${values.join(' and ')}` : type
  })
}

/** The level of a section's own heading. */
const SECTION_LEVEL = 2

/**
 * A problem for every heading in a Markdown text that is as high as its section's own, or skips a level. The text is parsed
 * as the author wrote it, so that the heading is found in the document.
 */
function skippedLevels({ origin }: SiteText): Problem[] {
  let above = SECTION_LEVEL
  const tokens = parser.parse(String(nodeOf(origin).value), {})
  return tokens.flatMap(({ type, tag, markup }, index) => {
    if (type !== 'heading_open') return []
    const { content: text = '' } = tokens[index + 1] ?? {}
    const level = Number(tag.slice(1))
    const right = Math.min(Math.max(level, SECTION_LEVEL + 1), above + 1)
    above = right
    if (level === right) return []
    const what =
      level > right
        ? `has the heading "${text}" with ${'#'.repeat(level)}, but none with ${'#'.repeat(level - 1)} over it`
        : `has the heading "${text}" of level ${level}, but headings inside a text begin at ###`
    const hint = `Write "${'#'.repeat(right)} ${text}".`
    // as it is written, where that is one line: "### Words"
    const part = markup.startsWith('#') ? `${markup} ${text}` : text
    return [problemOf(headingOrder, origin, { what, hint }, { part })]
  })
}

const parser = createMarkdown()

/** The beginning of a heading's line, or of the line below it. Most texts have none, and need not be parsed. */
const HEADING_LINE = /^ {0,3}(#|=+\s*$|-+\s*$)/m
