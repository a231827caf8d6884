import type { Site } from '../../../schemas/types'
import type { PageSource, SourceDocument } from '../documents/document'
import { fillTexts } from './fill-texts'
import { isRecord } from '../documents/is-record'
import { type Origin, originOf } from './origin'
import type { Problem } from '../problem'
import type { ResolvedPage } from '../resolved'
import { countryCodeOf, pageVariables, siteVariables } from './site-variables'
import { unknownVariables } from './unknown-variables'
import { useSharedSections } from './use-shared-sections'
import type { Variables } from './variables'

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
  if (document.broken) return undefined
  const raw = document.value
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
  pageVariables(vars, ...factsOf(site))

type Facts = [variables: Variables, countryCode: string | undefined]

/** The facts of one site.json are the same for all of its pages. */
const known = new WeakMap<Record<string, unknown>, Facts>()

function factsOf(site: Record<string, unknown>): Facts {
  let facts = known.get(site)
  if (!facts) known.set(site, (facts = [siteVariables(site as Partial<Site>), countryCodeOf(site)]))
  return facts
}

/** What of a page's vars can stand in a text: what is empty, or no text, is told where it stands. */
export function textsOf(vars: unknown): Variables {
  const texts: Variables = {}
  if (!isRecord(vars)) return texts
  for (const name of Object.keys(vars)) {
    const value = vars[name]
    if (typeof value === 'string' && value !== '') texts[name] = value
  }
  return texts
}
