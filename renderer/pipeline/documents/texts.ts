import {
  type SourceDocument,
  type Origin,
  type ResolvedDocument,
  type ResolvedPage,
  type ResolvedSite,
  originOf,
} from './document'
import { type Path, isRecord } from './json-tree'
import { type Annotations, type Schema, chosenBranch } from '../validate/schemas'
import { getValidator } from '../validate/validator'
import MarkdownIt from 'markdown-it'

/** A text whose schema gives it a format (a link, a picture, Markdown), and where it was written. */
export interface SiteText extends Pick<Annotations, 'minWidth' | 'mayDecorate'> {
  path: Path
  format: string
  text: string
  /** The page it stands on; none for site.json, whose texts stand on every page, and for shared sections nobody uses. */
  page?: ResolvedPage
  origin: Origin
  /** The links in it, as they are written. */
  links: string[]
}

/** Every text of a site whose schema gives it a format. */
export function siteTexts({ document, site, pages, unused }: ResolvedSite): SiteText[] {
  return [
    ...(document ? siteFileTexts(document, site) : []),
    ...pages.flatMap(textsOfPage),
    ...unused.flatMap(textsOfSection),
  ]
}

/** Every formatted text of site.json. */
export const siteFileTexts = (document: SourceDocument, data: Record<string, unknown>): SiteText[] =>
  formattedTexts('site.schema.json', { document, data })

/** Every formatted text of one page, with the place where it was written. */
export const textsOfPage = (page: ResolvedPage): SiteText[] => formattedTexts('page.schema.json', page, page)

/** Every formatted text of a section that stands by itself. */
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
 * @param visit its path is the same array for the whole walk, and must be copied to be kept
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

/** A link to a page of the site, or to a place on one. */
export interface Link {
  /** As it is written: "/plano?from=mail#faq". */
  link: string
  /** The address it names, "/plano"; empty when it stays on its page. */
  route: string
  /** The place it names: "faq". */
  anchor: string | undefined
}

/** Every link of these texts that stays on the site. */
export function internalLinks<Text extends { links: string[] }>(texts: Text[]): (Link & { source: Text })[] {
  return texts.flatMap((source) =>
    source.links
      .filter((link) => internalRoute(link) !== undefined || link.startsWith('#'))
      .map((link) => ({ source, ...linkOf(link) })),
  )
}

/** Every link of a text, wherever it leads: a text of the format "link" is one, and Markdown may have some. */
export function linksIn(format: string, text: string): string[] {
  if (format === 'link') return [text]
  return format === 'markdown' ? markdownLinks(text) : []
}

const parser = new MarkdownIt({ html: false, linkify: false })
// every address counts here, also one that would not be rendered as a link: a rule finds it wrong
parser.validateLink = () => true

/** The addresses of a Markdown text's links, in order. */
function markdownLinks(text: string): string[] {
  // every link has one of these signs, and most texts have neither
  if (!/[\]<]/.test(text)) return []
  return parser
    .parse(text, {})
    .flatMap((token) => token.children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))
}

/** The address of the site that a link names: "/plano" of "/plano#faq"; none of "#faq" and of other sites' addresses. */
export function internalRoute(link: string): string | undefined {
  return /^\/(?!\/)[^?#]*/.exec(link)?.[0]
}

/** What a link of the site names: "/plano?from=mail#faq" the route "/plano", and there "faq". */
export function linkOf(link: string): Link {
  return { link, route: internalRoute(link) ?? '', anchor: link.split('#', 2)[1] || undefined }
}
