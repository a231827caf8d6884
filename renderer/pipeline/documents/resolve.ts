import type { CityCount } from './city-count'
import {
  type Origin,
  type PageSource,
  type ResolvedPage,
  type SectionOrigin,
  type SourceDocument,
  originOf,
} from './document'
import { isRecord } from './json-tree'
import { type TextAt, type VariableSources, fillDocument, pageVariables, siteVariables } from './site-variables'
import { type Variables, textVariables } from './variables'

/** A text with a name in braces that has no value, or with a brace alone. */
export interface Unfilled {
  origin: Origin
  /** As it is written: "{cty}". */
  token: string
}

/**
 * Fills its own variables into site.json. If that can't be read, the result is empty.
 * @param textAt reads a text of its data for variables, where that is valid
 */
export function resolveSite(
  document: SourceDocument | undefined,
  cityCount: CityCount,
  textAt: TextAt,
): { data: Record<string, unknown>; variables: Variables; unfilled: Unfilled[] } {
  const raw = document?.value
  if (!document || !isRecord(raw)) return { data: {}, variables: {}, unfilled: [] }
  const { value: data, unfilled } = fillDocument(raw, siteVariables(raw, textAt), cityCount)
  return {
    data,
    variables: siteVariables(data, textAt),
    unfilled: unfilled.map(({ path, token }) => ({ origin: { document, path }, token })),
  }
}

/** What pages are resolved with. */
export interface ResolutionContext extends VariableSources {
  /** The sections of shared/ by name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
}

/** A page with its shared sections and variables in place, and what is missing for that. */
export interface Resolution {
  page: ResolvedPage
  /** The page with its shared sections, but without its variables filled in. */
  raw: Record<string, unknown>
  unfilled: Unfilled[]
  /** The names in "use" that no shared section has. */
  unknownSections: { origin: Origin; name: string }[]
}

/**
 * Puts shared sections and variables in place on a page.
 * @returns undefined where the document is not JSON
 */
export function resolvePage({ route, document }: PageSource, site: ResolutionContext): Resolution | undefined {
  if (document.value === undefined) return undefined
  const written = isRecord(document.value) ? document.value : {}
  const vars = textVariables(written.vars)
  const { raw, unknownSections, ...shared } = useSharedSections(document, written, site.shared)
  const filled = fillDocument(raw, pageVariables(vars, site), site.cityCount)
  const { value: data, variables, countsCities } = filled
  const page: ResolvedPage = { route, document, data, vars, variables, countsCities, ...shared }
  const unfilled = filled.unfilled.map(({ path, token }) => ({ origin: originOf(page, path), token }))
  return { page, raw, unfilled, unknownSections }
}

/**
 * Replaces each { "use": "name" } of a page by the shared section of that name; keys beside "use" replace the section's own.
 * A section that doesn't exist is left out.
 */
function useSharedSections(
  document: SourceDocument,
  page: Record<string, unknown>,
  shared: Map<string, SourceDocument>,
) {
  const written: unknown[] = Array.isArray(page.sections) ? page.sections : []
  const sections: unknown[] = []
  const origins: SectionOrigin[] = []
  const unknownSections: Resolution['unknownSections'] = []
  const used: string[] = []
  for (const [index, section] of written.entries()) {
    const { use, ...own }: Record<string, unknown> = isRecord(section) ? section : {}
    const source = typeof use === 'string' ? shared.get(use) : undefined
    if (typeof use !== 'string') {
      sections.push(section)
      origins.push({ index, overrides: [] })
    } else if (!source) {
      unknownSections.push({ origin: { document, path: ['sections', index, 'use'] }, name: use })
    } else if (isRecord(source.value)) {
      used.push(use)
      sections.push({ ...source.value, ...own })
      origins.push({ index, shared: source, overrides: Object.keys(own) })
    }
    // a shared document that is broken or no object is reported by itself
  }
  const raw = Array.isArray(page.sections) ? { ...page, sections } : page
  return { raw, origins, unknownSections, used, complete: sections.length === written.length }
}
