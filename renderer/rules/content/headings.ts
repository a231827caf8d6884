import { createMarkdown } from '../../../sections/ui/markdown-parser'
import { nodeOf } from '../../documents/document'
import { type Path, isRecord, valueAt } from '../../documents/json-tree'
import { type Schema, type SiteText, getSchemas, sectionTypes } from '../../schema/schemas'
import { markedSection, pageExample, proseText } from '../definition/examples'
import { type Finding, once, warnings } from '../definition/rule'
import type { ResolvedPage } from '../../site/page'
import { originOf } from '../../site/origins'

/** Two lines of the largest type on a wide screen, and six on a telephone. */
const LONGEST_HEADING = 120

export const HEADING_RULES = warnings({
  'heading-order': {
    asks: 'A page has one main heading, and the headings inside a text begin at ### and skip no level.',
    why: 'Screen readers and search engines take the headings for the page’s table of contents.',
    fix: 'Begin the page with a section that gives the main heading, and use none of them after it. Inside a text begin with ###, and go to #### only under a ###.',
    example: markedSection(
      proseText({ title: '"How we bake"', body: 'At night.\\n\\n«# The oven»\\n\\nIt is older than we are.' }),
      '### The oven',
    ),
    checkPage: wrongMainHeadings,
    checkDocument: ({ texts }) =>
      texts.filter(({ blocks, text }) => blocks && HEADING_LINE.test(text)).flatMap(skippedLevels),
  },
  'heading-length': {
    asks: `A page’s main heading has no more than ${LONGEST_HEADING} characters, its variables filled in.`,
    why: 'It is the largest text of the page: a longer one fills a telephone’s screen, and nobody reads it as a heading.',
    fix: 'Say in a few words what the visitor gets, and the rest in the text below.',
    example: pageExample(
      { heading: `«"${'Bread, rolls, pies and birthday cakes, '.repeat(3)}all baked tonight"»` },
      { heading: '"Bread and cakes, baked tonight"' },
    ),
    checkPage: (page) =>
      mainHeadings(page).flatMap((path) => {
        const { length } = String(valueAt(page.data, path))
        if (length <= LONGEST_HEADING) return []
        const what = `is a main heading of ${length} characters`
        const hint = `Shorten it to ${LONGEST_HEADING} at most, and say the rest in the text below.`
        return { origin: originOf(page, path), what, hint }
      }),
  },
})

/** The paths of the page's main headings; it should have one. */
const mainHeadings = once(({ data: { sections } }: ResolvedPage): Path[] => {
  const schemas = getSchemas()
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index): Path[] => {
    const key = mainHeadingOf(schemas, section)
    return key ? [['sections', index, key]] : []
  })
})

function wrongMainHeadings(page: ResolvedPage): Finding[] {
  const [first, ...others] = mainHeadings(page)
  if (!first) {
    const hint = `Begin with a section that gives one: ${mainHeadingSections(getSchemas()).join(', ')}.`
    return [{ origin: originOf(page, []), what: 'has no main heading', hint, mark: { key: 'sections' } }]
  }
  const what = 'is a second main heading on its page'
  const hint = 'Keep one of the two: a page has one main heading, and every other section a smaller one.'
  return others.map((path) => ({ origin: originOf(page, path), what, hint }))
}

/** The key of the text that is a section's main heading; undefined where the section has none. */
export function mainHeadingOf(schemas: Map<string, Schema>, section: unknown): string | undefined {
  if (!isRecord(section)) return undefined
  const { key, when = [] } = mainHeadingIn(schemas, String(section.type))
  return when.every(([name, value]) => section[name] === value) ? key : undefined
}

/** The sections with a main heading, as an author writes them: 'hero', 'prose with "level": 1'. */
export function mainHeadingSections(schemas: Map<string, Schema>): string[] {
  return sectionTypes(schemas).flatMap((type) => {
    const { key, when = [] } = mainHeadingIn(schemas, type)
    const values = when.map(([name, value]) => `"${name}": ${String(value)}`)
    return key ? [[type, ...values].join(' and ').replace(' and ', ' with ')] : []
  })
}

/** The text of a type of section that is a main heading, and the values of the sections in which it is one. */
function mainHeadingIn(schemas: Map<string, Schema>, type: string) {
  const properties = schemas.get(`sections/${type}.schema.json`)?.properties ?? {}
  const key = Object.keys(properties).find((name) => properties[name]?.mainHeading)
  return key === undefined ? {} : { key, when: Object.entries(properties[key]?.mainHeading ?? {}) }
}

/** The level of a section's own heading. */
const SECTION_LEVEL = 2

/**
 * A problem for every heading in a Markdown text that is as high as its section's own, or skips a level. The text is parsed
 * as the author wrote it, so that the heading is found in the document.
 */
function skippedLevels({ origin }: SiteText): Finding[] {
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
    return { origin, what, hint, mark: { part } }
  })
}

const parser = createMarkdown()

/** The beginning of a heading's line, or of the line below it. Most texts have none, and need not be parsed. */
const HEADING_LINE = /^ {0,3}(#|=+\s*$|-+\s*$)/m
