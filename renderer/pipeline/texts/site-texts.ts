import type { SourceDocument } from '../documents/document'
import { type FormattedText, formattedTexts, visitFormatted } from './formatted-texts'
import { isRecord } from '../documents/is-record'
import type { Origin } from '../resolve/origin'
import type { PlacedVisitor } from './compile-walk'
import { FoundText } from './found-text'
import { Place } from './place'
import { walkOf } from './walk-of'
import type { ResolvedPage, ResolvedSite, SharedSection } from '../resolved'
import { getValidator } from '../validate/validator'

/** A formatted text of a site, and where it was written. */
export interface SiteText extends FormattedText {
  /** The page it stands on; none for site.json, whose texts stand on every page, and for shared sections nobody uses. */
  readonly page?: ResolvedPage
  readonly origin: Origin
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
export function siteFileTexts(document: SourceDocument, data: Record<string, unknown>): SiteText[] {
  return formattedTexts(getValidator().schemas, 'site.schema.json', data).map(within(document))
}

/** Every formatted text of one page, with the place where it was written. */
export function textsOfPage(page: ResolvedPage): SiteText[] {
  const texts: SiteText[] = []
  const visit: PlacedVisitor = (text, about, holder, step) => texts.push(new FoundText(page, text, about, holder, step))
  const whole = new Place(page.data)
  walkOf()?.(whole, visit)
  const { sections } = page.data
  if (!Array.isArray(sections)) return texts
  const list = new Place(sections, whole, 'sections')
  for (let index = 0; index < sections.length; index++) {
    const section: unknown = sections[index]
    if (isRecord(section)) walkOf(String(section.type))?.(new Place(section, list, index), visit)
  }
  return texts
}

/** Every formatted text of a section that stands by itself. */
export function textsOfSection({ document, data }: SharedSection): SiteText[] {
  const texts: SiteText[] = []
  visitSection(data, [], (text) => texts.push(within(document)(text)))
  return texts
}

/** Every formatted text of one page. */
export function pageTexts(page: Pick<ResolvedPage, 'data'>): FormattedText[] {
  const texts: FormattedText[] = []
  visitPage(page, (text) => texts.push(text))
  return texts
}

function visitPage({ data }: Pick<ResolvedPage, 'data'>, visit: (text: FormattedText) => void): void {
  visitFormatted(getValidator().schemas, 'page.schema.json', data, [], visit)
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  for (let index = 0; index < sections.length; index++) visitSection(sections[index], ['sections', index], visit)
}

function visitSection(section: unknown, at: (string | number)[], visit: (text: FormattedText) => void): void {
  if (!isRecord(section)) return
  visitFormatted(getValidator().schemas, `sections/${String(section.type)}.schema.json`, section, at, visit)
}

const within =
  (document: SourceDocument) =>
  (text: FormattedText): SiteText => ({ ...text, origin: { document, path: text.path } })
