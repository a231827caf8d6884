import { isRecord, type Path, valueAt } from '../../renderer/pipeline/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { didYouMean } from '../../renderer/pipeline/problems/suggest'
import { type Origin, originOf, type ResolvedPage, type ResolvedSite } from '../../renderer/pipeline/documents/document'
import { sectionTypes } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { type UsageReport, groupUses } from './usage-report'

/** Which sections have a type; or a sentence that there is no such type. */
export function sectionUsage({ resolved }: OpenSite, type: string): UsageReport | string {
  const { schemas } = getValidator()
  const known = sectionTypes(schemas)
  if (!known.includes(type))
    return `there is no section type "${type}". ${didYouMean(type, known, `There are: ${known.join(', ')}.`)}`
  const findings = siteSections(resolved)
    .filter((section) => section.type === type)
    .map(({ page, data, place }) => ({ origin: place, page, detail: textOf(data.title) }))
  const description = schemas.get(`sections/${type}.schema.json`)?.description
  return { kind: 'section', name: type, description, uses: groupUses(findings, resolved) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Which pages use a shared section; or a sentence that there is no such one. */
export function sharedUsage({ resolved, sources }: OpenSite, name: string): UsageReport | string {
  const known = [...sources.shared.keys()]
  const document = sources.shared.get(name)
  const others = known.length > 0 ? `There are: ${known.join(', ')}.` : 'The folder shared/ is empty.'
  if (!document) return `there is no shared section "${name}". ${didYouMean(name, known, others)}`
  const findings = resolved.pages.flatMap((page) =>
    page.origins
      .filter(({ shared }) => shared === document)
      .map(({ index, overrides }) => ({
        origin: { document: page.document, path: ['sections', index, 'use'] },
        page,
        detail: overrides.length > 0 ? `but for ${overrides.join(', ')}` : undefined,
      })),
  )
  return { kind: 'shared', name, uses: groupUses(findings, resolved) }
}

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
