import type { Site } from '../../schemas/types'
import type { PageSource, SiteSources } from './document'
import { fillTexts } from './fill-texts'
import { plainValue } from './json-tree'
import { isRecord } from './is-record'
import { originOf } from './origin'
import type { Problem } from './problem'
import type { ResolvedPage, ResolvedSite } from './resolved'
import { useSharedSections } from './use-shared-sections'
import { type Variables, pageVariables, siteVariables } from './variables'

/**
 * Puts shared sections in their places and values in place of variables.
 * Broken documents are left out: their syntax is told already, and the rest can't be known.
 * @returns plain data whose every value can be traced to its file and line by originOf
 */
export function resolve(sources: SiteSources): { resolved: ResolvedSite; problems: Problem[] } {
  const problems: Problem[] = []
  const site = resolveSite(sources, problems)
  const facts = siteVariables(site as Partial<Site>)
  const used = new Set<string>()
  const pages = sources.pages.flatMap((source) => {
    const page = resolvePage(source, sources, facts, (site as Partial<Site>).countryCode, used)
    problems.push(...page.problems)
    return page.resolved ? [page.resolved] : []
  })
  const unused = [...sources.shared].flatMap(([name, document]) =>
    used.has(name) || document.broken || !document.tree ? [] : [{ document, data: plainValue(document.tree) }],
  )
  return { resolved: { document: sources.site, site, pages, unused }, problems }
}

function resolveSite({ site: document }: SiteSources, problems: Problem[]): Record<string, unknown> {
  if (!document?.tree || document.broken) return {}
  const raw = plainValue(document.tree)
  if (!isRecord(raw)) return {}
  const filled = fillTexts(raw, siteVariables(raw as Partial<Site>), (path) => ({ document, path }))
  problems.push(...filled.problems)
  return filled.value
}

function resolvePage(
  { route, document }: PageSource,
  sources: SiteSources,
  facts: Variables,
  countryCode: string | undefined,
  used: Set<string>,
): { resolved?: ResolvedPage; problems: Problem[] } {
  if (!document.tree || document.broken) return { problems: [] }
  const raw = plainValue(document.tree)
  if (!isRecord(raw)) {
    return {
      resolved: { route, document, data: raw as never, vars: {}, variables: {}, origins: [], complete: false },
      problems: [],
    }
  }
  const vars = textsOf(raw.vars)
  const variables = pageVariables(vars, facts, countryCode)
  const merged = useSharedSections(document, raw, sources.shared, used)
  const page: ResolvedPage = {
    route,
    document,
    data: merged.data,
    vars,
    variables,
    origins: merged.origins,
    complete: merged.complete,
  }
  const filled = fillTexts(merged.data, variables, (path) => originOf(page, path))
  return { resolved: { ...page, data: filled.value }, problems: [...merged.problems, ...filled.problems] }
}

const textsOf = (value: unknown): Variables =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
