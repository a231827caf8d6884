import type { Problem } from '../problems/problem'
import { nameIn, namesAmong, sharedSectionProblem, unknownToken, unknownVariables } from '../rules/references'
import type { LoadedSite } from '../site'
import { type PageSource, type ResolvedPage, type SectionOrigin, type SourceDocument, originOf } from './document'
import { isRecord } from './json-tree'
import { SITE_VARIABLES, fillDocument, pageVariables, siteVariables } from './site-variables'
import { textVariables } from './variables'

/** Fills its own variables into site.json. If that can't be read, the result is empty. */
export function resolveSite(
  document: SourceDocument | undefined,
  cityCount: LoadedSite['cityCount'],
): Pick<LoadedSite, 'data' | 'variables' | 'unfilled' | 'problems'> {
  const raw = document?.value
  if (!document || !isRecord(raw)) return { data: {}, variables: {}, unfilled: [], problems: [] }
  const variables = siteVariables(raw)
  const { value, unfilled } = fillDocument(raw, variables, { data: raw, cityCount })
  const placed = unfilled.map(({ path, token }) => ({ origin: { document, path }, token }))
  // a missing value is reported where it should stand
  const unknown = placed.filter(({ token }) => !Object.hasOwn(SITE_VARIABLES, nameIn(token) ?? ''))
  return {
    data: value,
    variables: siteVariables(value),
    unfilled: placed.map(({ origin }) => origin),
    problems: unknown.map(({ origin, token }) => unknownToken(origin, token, namesAmong(variables))),
  }
}

/**
 * Puts shared sections and variables in place on a page.
 * @returns the page, the places of its texts with an unknown variable, and problems; undefined where it is not JSON
 */
export function resolvePage(
  { route, document }: PageSource,
  site: Pick<LoadedSite, 'shared' | 'data' | 'variables' | 'cityCount' | 'suggestions'>,
) {
  if (document.value === undefined) return undefined
  const written = isRecord(document.value) ? document.value : {}
  const vars = textVariables(written.vars)
  const { raw, problems, ...shared } = useSharedSections(document, written, site.shared)
  const { value: data, variables, countsCities, ...filled } = fillDocument(raw, pageVariables(vars, site), site)
  const page: ResolvedPage = { route, document, data, vars, variables, countsCities, ...shared }
  const unfilled = filled.unfilled.map(({ path, token }) => ({ origin: originOf(page, path), token }))
  if (unfilled.length > 0) {
    const elsewhere = site.suggestions.varsElsewhere(document.file)
    problems.push(...unknownVariables({ document, raw, variables, elsewhere, unfilled }))
  }
  return { page, unfilled: unfilled.map(({ origin }) => origin), problems }
}

/**
 * Replaces each { "use": "name" } of a page by the shared section of that name; keys beside "use" replace the section's own.
 * A section that doesn't exist is left out and reported.
 */
function useSharedSections(
  document: SourceDocument,
  page: Record<string, unknown>,
  shared: Map<string, SourceDocument>,
) {
  const written: unknown[] = Array.isArray(page.sections) ? page.sections : []
  const sections: unknown[] = []
  const origins: SectionOrigin[] = []
  const problems: Problem[] = []
  const used: string[] = []
  for (const [index, section] of written.entries()) {
    const { use, ...own }: Record<string, unknown> = isRecord(section) ? section : {}
    const source = typeof use === 'string' ? shared.get(use) : undefined
    if (typeof use !== 'string') {
      sections.push(section)
      origins.push({ index, overrides: [] })
    } else if (!source) {
      problems.push(sharedSectionProblem({ document, path: ['sections', index, 'use'] }, use, [...shared.keys()]))
    } else if (isRecord(source.value)) {
      used.push(use)
      sections.push({ ...source.value, ...own })
      origins.push({ index, shared: source, overrides: Object.keys(own) })
    }
    // a shared document that is broken or no object is reported by itself
  }
  const raw = Array.isArray(page.sections) ? { ...page, sections } : page
  return { raw, origins, problems, used, complete: sections.length === written.length }
}
