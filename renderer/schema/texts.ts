import { createMarkdown, wordsOf } from '../../sections/ui/markdown-parser'
import type { SourceDocument } from '../documents/document'
import { type Path, isRecord } from '../documents/json-tree'
import { type Schema, type SiteText, chosenBranch, getSchemas } from './schemas'
import type { LoadedSite } from '../site/site'
import type { ResolvedDocument, ResolvedPage } from '../site/page'
import { originOf } from '../site/origins'

/** All documents of a site. */
interface Documents extends Pick<LoadedSite, 'document' | 'data'> {
  resolvedPages: ResolvedPage[]
  /** The sections of shared/ that no page uses. */
  unused: ResolvedDocument[]
}

/** Every text of a site that people read, or that has a format. */
export function siteTexts({ document, data, resolvedPages, unused }: Documents): SiteText[] {
  return [
    ...(document ? siteFileTexts(document, data) : []),
    ...resolvedPages.flatMap(textsOfPage),
    ...unused.flatMap(textsOfSection),
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

function formattedTexts(id: string, resolved: ResolvedDocument, page?: ResolvedPage): SiteText[] {
  const texts: SiteText[] = []
  visitTexts(resolved.data, getSchemas().get(id), (text, schema, at) => {
    const { format = isPlain(schema) ? 'plain' : undefined, minWidth, mayDecorate, blocks } = schema
    if (format === undefined) return
    const path = [...at]
    const origin = originOf(resolved, path)
    texts.push({ path, format, text, minWidth, mayDecorate, blocks, page, origin, ...readText(format, text, blocks) })
  })
  return texts
}

/** Whether a text is shown as it is written, rather than being one of several choices. */
const isPlain = ({ type, enum: choices, const: only, pattern }: Schema) =>
  type === 'string' && !choices && only === undefined && !pattern

/**
 * Visits every text of a value that its schema knows, in the order of the schema.
 * @param schema without references
 * @param visit gets the same path array for the whole walk, and must copy it to keep it
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
// unsafe addresses count too, so that a rule can report them
parser.validateLink = () => true
// and so do addresses as they are written: the page "/café" is not "/caf%C3%A9"
parser.normalizeLink = (link) => link

/** What a reader sees of a text: a link's label, not its address. Other marks of Markdown may stay, since they are no words. */
interface ReadText {
  visible: string
  /** Every link in it, wherever it leads. */
  links: string[]
}

/**
 * Reads a text: one of the format "link" is a link, and Markdown may contain some.
 * @param blocks whether the Markdown may have paragraphs, and so links by reference: [prices] with [prices]: /prices below
 */
export function readText(format: string, text: string, blocks = false): ReadText {
  if (format === 'link') return { visible: text, links: [text] }
  // links and entities have one of these characters, and most texts have none
  if (format !== 'markdown' || !/[\]<&]/.test(text)) return { visible: text, links: [] }
  const tokens = blocks ? parser.parse(text, {}) : parser.parseInline(text, {})
  return {
    visible: tokens.map(({ children, content }) => (children ? wordsOf(children) : content)).join('\n'),
    links: tokens
      .flatMap(({ children }) => children ?? [])
      .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : [])),
  }
}
