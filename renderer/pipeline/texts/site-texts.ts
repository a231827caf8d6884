import type { SourceDocument } from '../documents/document'
import { type Path, isRecord } from '../documents/json-tree'
import { type Origin, type ResolvedPage, type ResolvedSite, type SharedSection, originOf } from '../resolved'
import type { Schema } from '../validate/schemas'
import { getValidator } from '../validate/validator'
import { linksIn } from './links'
import { PLAIN, type PictureNeeds, type TextTree, growTextTree, visitTexts } from './text-tree'

/** A text of a document whose schema gives it a format: a link, a picture, Markdown. */
export interface FormattedText extends PictureNeeds {
  path: Path
  format: string
  text: string
}

/** A formatted text of a site, and where it was written. */
export interface SiteText extends FormattedText {
  /** The page it stands on; none for site.json, whose texts stand on every page, and for shared sections nobody uses. */
  page?: ResolvedPage
  origin: Origin
  /** The links in it, as they are written. */
  links: string[]
}

/** What wrong texts of a format were likely to be. */
export type Likely = (format: string) => string[]

/** Every text of a site whose schema gives it a format. */
export function siteTexts({ document, site, pages, unused }: ResolvedSite): SiteText[] {
  return [
    ...(document ? siteFileTexts(document, site) : []),
    ...pages.flatMap(textsOfPage),
    ...unused.flatMap(textsOfSection),
  ]
}

/** Every formatted text of site.json. */
export function siteFileTexts(document: SourceDocument, data: Record<string, unknown>): SiteText[] {
  return formattedTexts(getValidator().schemas, 'site.schema.json', data).map((text) => textWithin(document, text))
}

/** Every formatted text of one page, with the place where it was written. */
export function textsOfPage(page: ResolvedPage): SiteText[] {
  return pageTexts(page).map(({ path, format, text, minWidth, mayDecorate }) => {
    const origin = originOf(page, path)
    return { path, format, text, minWidth, mayDecorate, page, origin, links: linksIn(format, text) }
  })
}

/** Every formatted text of a section that stands by itself. */
export function textsOfSection({ document, data }: SharedSection): SiteText[] {
  return sectionTexts(data, []).map((text) => textWithin(document, text))
}

function textWithin(document: SourceDocument, text: FormattedText): SiteText {
  return { ...text, origin: { document, path: text.path }, links: linksIn(text.format, text.text) }
}

/** Every formatted text of one page. */
export function pageTexts({ data }: Pick<ResolvedPage, 'data'>): FormattedText[] {
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  return [
    ...formattedTexts(getValidator().schemas, 'page.schema.json', data),
    ...sections.flatMap((section, index) => sectionTexts(section, ['sections', index])),
  ]
}

function sectionTexts(section: unknown, at: Path): FormattedText[] {
  if (!isRecord(section)) return []
  return formattedTexts(getValidator().schemas, `sections/${String(section.type)}.schema.json`, section, at)
}

/**
 * Every text below a value whose schema gives it a format.
 * @param id the $id of the value's schema
 * @param at where the value stands
 */
export function formattedTexts(
  schemas: Map<string, Schema>,
  id: string,
  value: unknown,
  at: Path = [],
): FormattedText[] {
  const tree = treeOf(schemas, id)
  const texts: FormattedText[] = []
  if (tree)
    visitTexts(value, tree, [...at], (text, { format, minWidth, mayDecorate }, path) =>
      texts.push({ path: [...path], text, format, minWidth, mayDecorate }),
    )
  return texts
}

/** By the schemas, which a developer may edit, and the schema's $id. */
const trees = new WeakMap<Map<string, Schema>, Map<string, TextTree | undefined>>()

function treeOf(schemas: Map<string, Schema>, id: string): TextTree | undefined {
  const known = trees.get(schemas) ?? new Map<string, TextTree | undefined>()
  trees.set(schemas, known)
  if (!known.has(id))
    known.set(
      id,
      growTextTree(schemas, id, (format) => format !== PLAIN),
    )
  return known.get(id)
}
