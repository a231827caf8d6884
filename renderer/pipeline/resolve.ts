import type { PageSource, SourceDocument } from './documents/document'
import { isRecord } from './documents/json-tree'
import type { Problem } from './problem'
import { useSharedSections } from './resolve/shared-sections'
import { SITE_VARIABLES, countryCodeOf, pageVariables, siteVariables } from './resolve/site-variables'
import { unknownVariables } from './resolve/unknown-variables'
import { type Variables, fillTexts, textsOf } from './resolve/variables'
import { type Origin, type ResolvedPage, originOf } from './resolved'
import { nameIn, unknownToken } from './rules/variables'

/** site.json with its own facts filled in, and nothing of one that can't be read. */
export function resolveSite(document: SourceDocument | undefined): {
  data: Record<string, unknown>
  unfilled: Origin[]
  problems: Problem[]
} {
  const raw = document?.value
  if (!document || !isRecord(raw)) return { data: {}, unfilled: [], problems: [] }
  const variables = siteVariables(raw)
  const { value, unfilled } = fillTexts(raw, variables)
  const placed = unfilled.map(({ path, token }) => ({ origin: { document, path }, token }))
  // a fact that is missing is a problem of its own place
  const unknown = placed.filter(({ token }) => !Object.hasOwn(SITE_VARIABLES, nameIn(token) ?? ''))
  return {
    data: value,
    unfilled: placed.map(({ origin }) => origin),
    problems: unknown.map(({ origin, token }) => unknownToken(origin, token, Object.keys(variables))),
  }
}

/** What a page can take its values from. */
export interface Surroundings {
  shared: Map<string, SourceDocument>
  /** site.json, with its own facts filled in. */
  site: Record<string, unknown>
  /** The names that other pages have among their vars: for suggestions. */
  elsewhere: (source: PageSource) => Set<string>
}

export interface PageResolution {
  page: ResolvedPage
  /** The names of the shared sections on it. */
  used: string[]
  /** Where variables stand whose value is not known. */
  unfilled: Origin[]
  problems: Problem[]
}

/** Puts shared sections and values in their places on one page. A page that can't be read gives nothing. */
export function resolvePage(source: PageSource, surroundings: Surroundings): PageResolution | undefined {
  const { route, document } = source
  const raw = document.value
  if (raw === undefined) return undefined
  if (!isRecord(raw)) {
    const page = { route, document, data: {}, vars: {}, variables: {}, origins: [], complete: false }
    return { page, used: [], unfilled: [], problems: [] }
  }
  const vars = textsOf(raw.vars)
  const variables = variablesOf(vars, surroundings.site)
  const { data, origins, complete, used, problems } = useSharedSections(document, raw, surroundings.shared)
  const filled = fillTexts(data, variables)
  const page: ResolvedPage = { route, document, data: filled.value, vars, variables, origins, complete }
  const unfilled = filled.unfilled.map(({ path, token }) => ({ origin: originOf(page, path), token }))
  const unknown =
    unfilled.length > 0
      ? unknownVariables({ document, raw: data, variables, elsewhere: surroundings.elsewhere(source), unfilled })
      : []
  return {
    page,
    used,
    unfilled: unfilled.map(({ origin }) => origin),
    problems: [...problems, ...unknown],
  }
}

/** All that the texts of a page with these vars can name. */
export const variablesOf = (vars: Variables, site: Record<string, unknown>): Variables =>
  pageVariables(vars, siteVariables(site), countryCodeOf(site))
