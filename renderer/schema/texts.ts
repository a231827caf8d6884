import { createMarkdown, wordsOf } from '../../sections/ui/markdown-parser'
import type { SourceDocument } from '../documents/document'
import { type Path, isRecord } from '../documents/json-tree'
import { listSchemaId } from './lists'
import { type Schema, type SiteText, chosenBranch, getSchemas } from './schemas'
import type { LoadedSite } from '../site/site'
import type { ResolvedDocument, ResolvedPage } from '../site/page'
import { originOf } from '../site/origins'

/** The documents of a site. */
interface Documents extends Pick<LoadedSite, 'document' | 'data'> {
  resolvedPages: ResolvedPage[]
  /** The sections of shared/ that no page uses. */
  unused: ResolvedDocument[]
  /** The texts of the entries of lists that no page shows. */
  entryTexts: SiteText[]
}

/** Every text on a site that people read or that has a format. */
export function siteTexts({ document, data, resolvedPages, unused, entryTexts }: Documents): SiteText[] {
  return [
    ...(document ? siteFileTexts(document, data) : []),
    ...resolvedPages.flatMap(textsOfPage),
    ...unused.flatMap(textsOfSection),
    ...entryTexts,
  ]
}

/** The same for site.json. */
export const siteFileTexts = (document: SourceDocument, data: Record<string, unknown>): SiteText[] =>
  formattedTexts('site.schema.json', { document, data })

/** The same for a page. */
export const textsOfPage = (page: ResolvedPage): SiteText[] => formattedTexts('page.schema.json', page, page)

/** The same for a shared section. */
export const textsOfSection = (section: ResolvedDocument): SiteText[] =>
  formattedTexts(`sections/${isRecord(section.data) ? section.data.type : ''}.schema.json`, section)

/** The same for a list. */
export const textsOfList = (list: ResolvedDocument): SiteText[] => formattedTexts(listSchemaId(list.data), list)

function formattedTexts(id: string, resolved: ResolvedDocument, page?: ResolvedPage): SiteText[] {
  const texts: SiteText[] = []
  visitTexts(resolved.data, getSchemas().get(id), (text, schema, currentPath) => {
    const { format = isPlain(schema) ? 'plain' : undefined, minWidth, mayDecorate, quoted, blocks } = schema
    if (format === undefined) return
    const path = [...currentPath]
    const origin = originOf(resolved, path)
    texts.push({
      path,
      format,
      text,
      minWidth,
      mayDecorate,
      quoted,
      blocks,
      page,
      origin,
      ...readText(format, text, blocks),
    })
  })
  return texts
}

/** Whether a text is free to be worded, rather than one of several choices. */
const isPlain = ({ type, enum: choices, const: only, pattern }: Schema) =>
  type === 'string' && !choices && only === undefined && !pattern

/**
 * Visits every text in a value that has a place in its schema, in the order of the schema.
 * @param schema without references
 * @param visit is passed the same path array every time, and must copy it to keep it
 */
export function visitTexts(
  value: unknown,
  schema: Schema | undefined,
  visit: (text: string, schema: Schema, path: Path) => void,
  path: Path = [],
): void {
  if (!schema) return
  if (typeof value === 'string') visit(value, schema, path)
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      path.push(index)
      visitTexts(entry, schema.items, visit, path)
      path.pop()
    }
  } else if (isRecord(value)) {
    const { properties } = chosenBranch(schema, value)
    for (const name in properties) {
      path.push(name)
      visitTexts(value[name], properties[name], visit, path)
      path.pop()
    }
  }
}

const parser = createMarkdown()
// find unsafe addresses too, so that a rule can report them
parser.validateLink = () => true
// keep addresses as they are written: the page "/café" is not "/caf%C3%A9"
parser.normalizeLink = (link) => link

/** The words of a Markdown text that stand outside of links and code, a line for each paragraph. */
export function shownWords(text: string, blocks = false): string {
  const tokens = blocks ? parser.parse(text, {}) : parser.parseInline(text, {})
  return tokens
    .map(({ children }) => {
      let links = 0
      const words = (children ?? []).filter(({ type, nesting }) => {
        if (type.startsWith('link_')) links += nesting
        return links === 0 && type !== 'code_inline' && !type.startsWith('link_')
      })
      return wordsOf(words)
    })
    .join('\n')
}

interface ReadText {
  /** The words that readers see: a link's label, not its address. Other Markdown may remain, since it has no words. */
  visible: string
  /** Every link in the text, wherever it leads. */
  links: string[]
}

/**
 * Reads the visible words and the links of a text. A text of the format "link" is a link itself.
 * @param blocks whether Markdown may have paragraphs, and so reference links: [prices] with [prices]: /prices below
 */
export function readText(format: string, text: string, blocks = false): ReadText {
  if (format === 'link') return { visible: text, links: [text] }
  // links and entities contain one of these characters, and most texts contain none
  if (format !== 'markdown' || !/[\]<&]/.test(text)) return { visible: text, links: [] }
  const tokens = blocks ? parser.parse(text, {}) : parser.parseInline(text, {})
  const openings = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'link_open')
  return {
    visible: tokens.map(({ children, content }) => (children ? wordsOf(children) : content)).join('\n'),
    links: openings.map((token) => String(token.attrGet('href'))),
  }
}
