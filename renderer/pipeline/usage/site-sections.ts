import { isRecord } from '../documents/is-record'
import type { Path } from '../documents/json-tree'
import { valueAt } from '../documents/value-at'
import { type Origin, originOf } from '../resolve/origin'
import type { ResolvedPage, ResolvedSite } from '../resolved'

/** A section as a page shows it, or a shared one that no page uses. */
export interface SiteSection {
  type: string
  data: Record<string, unknown>
  page?: ResolvedPage
  /** Where it stands in the page, also where it is a { "use": … }. */
  place: Origin
  /** Where a value of it was written. @param path the value's place in the section */
  originOf: (path: Path) => Origin
}

/** Every section of a site that names its type. */
export function siteSections({ pages, unused }: ResolvedSite): SiteSection[] {
  const section = (data: unknown, more: Omit<SiteSection, 'type' | 'data'>): SiteSection[] =>
    isRecord(data) && typeof data.type === 'string' ? [{ type: data.type, data, ...more }] : []
  return [
    ...pages.flatMap((page) =>
      page.origins.flatMap((origin, index) =>
        section(valueAt(page.data, ['sections', index]), {
          page,
          place: { document: page.document, path: ['sections', origin.index] },
          originOf: (path) => originOf(page, ['sections', index, ...path]),
        }),
      ),
    ),
    ...unused.flatMap(({ document, data }) =>
      section(data, { place: { document, path: [] }, originOf: (path) => ({ document, path }) }),
    ),
  ]
}
