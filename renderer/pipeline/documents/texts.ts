import MarkdownIt from 'markdown-it'
import { type Schema, chosenBranch } from '../validate/schemas'
import { getValidator } from '../validate/validator'
import {
  type Link,
  type ResolvedDocument,
  type ResolvedPage,
  type ResolvedSite,
  type SiteText,
  type SourceDocument,
  originOf,
} from './document'
import { type Path, isRecord } from './json-tree'

/** Every text of a site that has a format. */
export function siteTexts({ document, site, pages, unused }: ResolvedSite): SiteText[] {
  return [
    ...(document ? siteFileTexts(document, site) : []),
    ...pages.flatMap(textsOfPage),
    ...unused.flatMap(textsOfSection),
  ]
}

/** Every text of site.json that has a format. */
export const siteFileTexts = (document: SourceDocument, data: Record<string, unknown>): SiteText[] =>
  formattedTexts('site.schema.json', { document, data })

/** Every text of a page that has a format. */
export const textsOfPage = (page: ResolvedPage): SiteText[] => formattedTexts('page.schema.json', page, page)

/** Every text of a shared section that has a format. */
export const textsOfSection = (section: ResolvedDocument): SiteText[] =>
  formattedTexts(`sections/${isRecord(section.data) ? section.data.type : ''}.schema.json`, section)

function formattedTexts(id: string, resolved: ResolvedDocument, page?: ResolvedPage): SiteText[] {
  const texts: SiteText[] = []
  visitTexts(resolved.data, getValidator().schemas.get(id), (text, { format, minWidth, mayDecorate }, at) => {
    if (format === undefined) return
    const path = [...at]
    const origin = originOf(resolved, path)
    texts.push({ path, format, text, minWidth, mayDecorate, page, origin, links: linksIn(format, text) })
  })
  return texts
}

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

/** Every link of these texts that leads to a page of the site. */
export function internalLinks<Text extends { links: string[] }>(texts: Text[]): (Link & { source: Text })[] {
  return texts.flatMap((source) =>
    source.links
      .filter((link) => internalRoute(link) !== undefined || link.startsWith('#'))
      .map((link) => ({ source, ...linkOf(link) })),
  )
}

const parser = new MarkdownIt({ html: false, linkify: false })
// unsafe addresses count too, so that a rule can report them
parser.validateLink = () => true

/** Every link of a text, wherever it leads: a text of the format "link" is one, and Markdown may contain some. */
export function linksIn(format: string, text: string): string[] {
  if (format === 'link') return [text]
  // every link in Markdown has one of these characters, and most texts have neither
  if (format !== 'markdown' || !/[\]<]/.test(text)) return []
  return parser
    .parse(text, {})
    .flatMap((token) => token.children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))
}

/** The route that a link leads to: "/plano" of "/plano#faq"; undefined for "#faq" and for links to other sites. */
export function internalRoute(link: string): string | undefined {
  return /^\/(?!\/)[^?#]*/.exec(link)?.[0]
}

/** The parts of a link within the site: "/plano?from=mail#faq" leads to the route "/plano" and the anchor "faq". */
export function linkOf(link: string): Link {
  return { link, route: internalRoute(link) ?? '', anchor: link.split('#', 2)[1] || undefined }
}
