import MarkdownIt from 'markdown-it'
import { type ResolvedPage, type SiteText, nodeOf, originOf } from '../documents/document'
import { type Path, isRecord } from '../documents/json-tree'
import { type Problem, problemOf } from '../problems/problem'
import { type Schema, sectionTypes } from '../validate/schemas'
import { getValidator } from '../validate/validator'
import { markedSection, proseText } from './examples'
import type { DocumentRule } from './rule'

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
    const inTexts = texts.filter(({ format, text }) => format === 'markdown' && mayHoldHeadings(text))
    return [...(page ? wrongMainHeadings(page) : []), ...inTexts.flatMap(skippedLevels)]
  },
}

function wrongMainHeadings(page: ResolvedPage): Problem[] {
  const { schemas } = getValidator()
  const sections: unknown[] = Array.isArray(page.data.sections) ? page.data.sections : []
  const [first, ...others] = sections.flatMap((section, index): Path[] => {
    const key = mainHeadingOf(schemas, section)
    return key ? [['sections', index, key]] : []
  })
  if (!first) {
    const hint = `Begin with a section that gives one: ${mainHeadingSections(schemas).join(', ')}.`
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
  return markdownHeadings(String(nodeOf(origin).value)).flatMap((heading) => {
    const { level, text, source } = heading
    const right = Math.min(Math.max(level, SECTION_LEVEL + 1), above + 1)
    above = right
    if (level === right) return []
    const hint = `Write "${'#'.repeat(right)} ${text}".`
    return [problemOf(headingOrder, origin, { what: describe(heading, right), hint }, { part: source })]
  })
}

const describe = ({ level, text }: MarkdownHeading, right: number) =>
  level > right
    ? `has the heading "${text}" with ${'#'.repeat(level)}, but none with ${'#'.repeat(level - 1)} over it`
    : `has the heading "${text}" of level ${level}, but headings inside a text begin at ###`

/** A heading of a Markdown text. */
interface MarkdownHeading {
  /** From 1 to 6. */
  level: number
  text: string
  /** As it is written, where that is one line: "### Words". */
  source: string
}

const parser = new MarkdownIt({ html: false })

/** The beginning of a heading's line, or of the line below it. */
const HEADING_LINE = /^ {0,3}(#|=+\s*$|-+\s*$)/m

/** False where a text has no heading. Most texts have none, and need not be parsed. */
const mayHoldHeadings = (text: string): boolean => HEADING_LINE.test(text)

/** The headings of a Markdown text, in order. */
export function markdownHeadings(text: string): MarkdownHeading[] {
  if (!mayHoldHeadings(text)) return []
  const tokens = parser.parse(text, {})
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const { content = '' } = tokens[index + 1] ?? {}
    const source = token.markup.startsWith('#') ? `${token.markup} ${content}` : content
    return [{ level: Number(token.tag.slice(1)), text: content, source }]
  })
}
