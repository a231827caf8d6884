import type { SourceDocument } from './document'
import { type FormattedText, formattedTexts } from './format-paths'
import { isRecord } from './is-record'
import { type Origin, originOf } from './origin'
import type { ResolvedPage, ResolvedSite } from './resolved'
import { getValidator } from './validator'

/** A formatted text of a site, and where it was written. */
export interface SiteText extends FormattedText {
  /** The page it stands on; none for site.json, whose texts stand on every page, and for shared sections nobody uses. */
  page?: ResolvedPage
  origin: Origin
}

/** Every text of a site whose schema gives it a format. */
export function siteTexts(resolved: ResolvedSite): SiteText[] {
  const { schemas } = getValidator()
  const of =
    (document: SourceDocument) =>
    (text: FormattedText): SiteText => ({ ...text, origin: { document, path: text.path } })
  return [
    ...(resolved.document ? formattedTexts(schemas, 'site.schema.json', resolved.site).map(of(resolved.document)) : []),
    ...resolved.pages.flatMap((page) =>
      pageTexts(page).map((text) => ({ ...text, page, origin: originOf(page, text.path) })),
    ),
    ...resolved.unused.flatMap(({ document, data }) => sectionTexts(data, []).map(of(document))),
  ]
}

/** Every formatted text of one page. */
export function pageTexts({ data }: Pick<ResolvedPage, 'data'>): FormattedText[] {
  const sections = Array.isArray(data.sections) ? data.sections : []
  return [
    ...formattedTexts(getValidator().schemas, 'page.schema.json', data),
    ...sections.flatMap((section: unknown, index) => sectionTexts(section, ['sections', index])),
  ]
}

function sectionTexts(section: unknown, at: (string | number)[]): FormattedText[] {
  const type = isRecord(section) ? section.type : undefined
  return typeof type === 'string'
    ? formattedTexts(getValidator().schemas, `sections/${type}.schema.json`, section, at)
    : []
}
