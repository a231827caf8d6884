import type { SourceDocument } from '../documents/document'
import { type Path, isRecord } from '../documents/json-tree'
import { type Origin, type ResolvedDocument, type ResolvedPage, type ResolvedSite, originOf } from '../resolved'
import { type Annotations, type Schema, chosenBranch } from '../validate/schemas'
import { getValidator } from '../validate/validator'
import { linksIn } from './links'

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
