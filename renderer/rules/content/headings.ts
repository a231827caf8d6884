import { createMarkdown } from '../../../sections/ui/markdown-parser'
import { nodeOf } from '../../documents/document'
import { type Path, isRecord, valueAt } from '../../documents/json-tree'
import { type Schema, type SiteText, getSchemas, sectionTypes } from '../../schema/schemas'
import { markedSection, pageExample, proseText } from '../definition/examples'
import { type Finding, once, warnings } from '../definition/rule'
import type { ResolvedPage } from '../../site/page'
import { originOf } from '../../site/origins'

/** Two lines of the largest type on a wide screen, and six on a phone. */
const LONGEST_HEADING = 120

export const HEADING_RULES = warnings({
  'heading-order': {
    asks: 'A page has one main heading. Headings inside text start at ### and skip no level.',
    why: 'Screen readers and search engines use the headings as the page’s table of contents.',
    fix: 'Start the page with a section that has the main heading, and use no other such section. Inside text, start with ###, and use #### only below a ###.',
    example: markedSection(
      proseText({ title: '"How we bake"', body: 'At night.\\n\\n«# The oven»\\n\\nIt is older than we are.' }),
      '### The oven',
    ),
    checkPage: wrongMainHeadings,
    checkDocument: ({ texts }) =>
      texts.filter(({ blocks, text }) => blocks && HEADING_LINE.test(text)).flatMap(skippedLevels),
  },
  'heading-length': {
    asks: `A page’s main heading has at most ${LONGEST_HEADING} characters, with its variables filled in.`,
    why: 'It is the largest text on the page: a longer one fills a phone’s screen, and nobody reads it as a heading.',
    fix: 'Say in a few words what the visitor gets, and put the rest in the text below.',
    example: pageExample(
      { heading: `«"${'Bread, rolls, pies and birthday cakes, '.repeat(3)}all baked tonight"»` },
      { heading: '"Bread and cakes, baked tonight"' },
    ),
    checkPage: (page) =>
      mainHeadings(page)
        .map((path) => ({ path, length: String(valueAt(page.data, path)).length }))
        .filter(({ length }) => length > LONGEST_HEADING)
        .map(({ path, length }) => ({
          origin: originOf(page, path),
          what: `is ${length} characters long, too long for a main heading`,
          hint: `Shorten it to at most ${LONGEST_HEADING} characters, and put the rest in the text below.`,
        })),
  },
})

/** The paths of a page's main headings; there should be one. */
const mainHeadings = once(({ data: { sections } }: ResolvedPage): Path[] => {
  const schemas = getSchemas()
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index): Path[] => {
    const key = mainHeadingOf(schemas, section)
    return key ? [['sections', index, key]] : []
  })
})

function wrongMainHeadings(page: ResolvedPage): Finding[] {
  const [first, ...extraHeadings] = mainHeadings(page)
  if (!first) {
    const hint = `Start with a section that has one: ${mainHeadingSections(getSchemas()).join(', ')}.`
    return [{ origin: originOf(page, []), what: 'has no main heading', hint, mark: { key: 'sections' } }]
  }
  const what = 'is a second main heading on the page'
  const hint = 'Keep one of the two: a page has one main heading, and every other section has a smaller one.'
  return extraHeadings.map((path) => ({ origin: originOf(page, path), what, hint }))
}

/** The key of the text that is a section's main heading; undefined if the section has none. */
export function mainHeadingOf(schemas: Map<string, Schema>, section: unknown): string | undefined {
  if (!isRecord(section)) return undefined
  const { key, when = [], defaults = {} } = mainHeadingIn(schemas, String(section.type))
  return when.every(([name, value]) => (section[name] ?? defaults[name]) === value) ? key : undefined
}

/** The sections that have a main heading, in words: 'hero', 'prose with "level": 1'. */
export function mainHeadingSections(schemas: Map<string, Schema>): string[] {
  return sectionTypes(schemas).flatMap((type) => {
    const { key, when = [] } = mainHeadingIn(schemas, type)
    const values = when.map(([name, value]) => `"${name}": ${String(value)}`)
    return key ? [[type, ...values].join(' and ').replace(' and ', ' with ')] : []
  })
}

/** The key of a section type's main heading, the values that a section must have for it to be one, and those it has by default. */
function mainHeadingIn(schemas: Map<string, Schema>, type: string) {
  const properties = schemas.get(`sections/${type}.schema.json`)?.properties ?? {}
  const key = Object.keys(properties).find((name) => properties[name]?.mainHeading)
  if (key === undefined) return {}
  const defaults = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, property.default]))
  return { key, when: Object.entries(properties[key]?.mainHeading ?? {}), defaults }
}

/** The level of a section's own heading. */
const SECTION_LEVEL = 2

/**
 * Finds the headings in a Markdown text that are at the level of the section's own heading or above, or that skip a level.
 * The text is parsed as the author wrote it, so that the heading can be found in the document.
 */
function skippedLevels({ origin }: SiteText): Finding[] {
  let levelAbove = SECTION_LEVEL
  const tokens = parser.parse(String(nodeOf(origin).value), {})
  return tokens.flatMap(({ type, tag, markup }, index) => {
    if (type !== 'heading_open') return []
    const { content: text = '' } = tokens[index + 1] ?? {}
    const level = Number(tag.slice(1))
    const rightLevel = Math.min(Math.max(level, SECTION_LEVEL + 1), levelAbove + 1)
    levelAbove = rightLevel
    if (level === rightLevel) return []
    const what =
      level > rightLevel
        ? `has the heading "${text}" with ${'#'.repeat(level)}, but none with ${'#'.repeat(level - 1)} above it`
        : `has the heading "${text}" at level ${level}, but headings inside text start at ###`
    const hint = `Write "${'#'.repeat(rightLevel)} ${text}".`
    // as written, if that is on one line: "### Words"
    const part = markup.startsWith('#') ? `${markup} ${text}` : text
    return { origin, what, hint, mark: { part } }
  })
}

const parser = createMarkdown()

/** The start of a heading's line, or of the line below it. Most texts have neither, and need no parsing. */
const HEADING_LINE = /^ {0,3}(#|=+\s*$|-+\s*$)/m
