import type { Site } from '../../schemas/types'
import type { PageSource, SiteSources } from './document'
import { fillTexts } from './fill-texts'
import { isRecord } from './is-record'
import { plainValue } from './json-tree'
import { type Origin, originOf } from './origin'
import type { Problem } from './problem'
import type { ResolvedPage, ResolvedSite } from './resolved'
import { resolveSite } from './resolve-site'
import { pageVariables, siteVariables } from './site-variables'
import { unknownVariables } from './unknown-variables'
import { useSharedSections } from './use-shared-sections'
import type { Variables } from './variables'

/**
 * Puts shared sections in their places and values in place of variables.
 * Broken documents are left out: their syntax is told already, and the rest can't be known.
 * @returns plain data whose every value can be traced to its file and line by originOf
 */
export function resolve(sources: SiteSources): { resolved: ResolvedSite; problems: Problem[] } {
  const site = resolveSite(sources.site)
  const own = new Map(sources.pages.map((source) => [source, ownNames(source)]))
  const elsewhere = (source: PageSource) => new Set([...own].flatMap(([of, names]) => (of === source ? [] : names)))
  const pages = sources.pages.flatMap((source) => resolvePage(source, sources, site.data, elsewhere) ?? [])
  const shared = [...sources.shared].flatMap(([name, document]) => {
    if (document.broken || !document.tree) return []
    const user = pages.find(({ used }) => used.includes(name))?.page
    const data = plainValue(document.tree)
    return [{ user, section: { document, data: user ? fillTexts(data, user.variables).value : data } }]
  })
  const unfilled = [...site.unfilled, ...pages.flatMap((page) => page.unfilled)]
  return {
    resolved: {
      document: sources.site,
      site: site.data,
      pages: pages.map(({ page }) => page),
      unused: shared.flatMap(({ user, section }) => (user ? [] : section)),
      used: shared.flatMap(({ user, section }) => (user ? section : [])),
      unfilled,
    },
    problems: [...site.problems, ...pages.flatMap((page) => page.problems)],
  }
}

interface PageResult {
  page: ResolvedPage
  /** The names of the shared sections on it. */
  used: string[]
  unfilled: Origin[]
  problems: Problem[]
}

function resolvePage(
  source: PageSource,
  { shared }: SiteSources,
  site: Record<string, unknown>,
  elsewhere: (source: PageSource) => Set<string>,
): PageResult | undefined {
  const { route, document } = source
  if (!document.tree || document.broken) return undefined
  const raw = plainValue(document.tree)
  if (!isRecord(raw)) {
    const page = { route, document, data: {}, vars: {}, variables: {}, origins: [], complete: false }
    return { page, used: [], unfilled: [], problems: [] }
  }
  const vars = textsOf(raw.vars)
  const { countryCode } = site
  const facts = siteVariables(site as Partial<Site>)
  const variables = pageVariables(vars, facts, typeof countryCode === 'string' ? countryCode : undefined)
  const { data, origins, complete, used, problems } = useSharedSections(document, raw, shared)
  const page: ResolvedPage = { route, document, data, vars, variables, origins, complete }
  const filled = fillTexts(data, variables)
  const unfilled = filled.unfilled.map(({ path, token }) => ({ origin: originOf(page, path), token }))
  const unknown =
    unfilled.length > 0
      ? unknownVariables({ document, raw: data, variables, elsewhere: elsewhere(source), unfilled })
      : []
  return {
    page: { ...page, data: filled.value },
    used,
    unfilled: unfilled.map(({ origin }) => origin),
    problems: [...problems, ...unknown],
  }
}

/** The names that a page has among its vars. */
function ownNames({ document: { tree, broken } }: PageSource): string[] {
  const page = tree && !broken ? plainValue(tree) : undefined
  return isRecord(page) && isRecord(page.vars) ? Object.keys(page.vars) : []
}

/** What of a page's vars can stand in a text: what is empty, or no text, is told where it stands. */
const textsOf = (vars: unknown): Variables =>
  Object.fromEntries(
    Object.entries(isRecord(vars) ? vars : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
