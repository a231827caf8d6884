import { isRecord } from './documents/is-record'
import type { PageSource, SiteSources } from './documents/document'
import type { Problem } from './problem'
import { type Surroundings, resolvePage } from './resolve/resolve-page'
import { resolveSite } from './resolve/resolve-site'
import type { ResolvedSite } from './resolved'
import { type FirstUses, SharedUse, noteUses } from './resolve/shared-use'
import { siteVariables } from './resolve/site-variables'

/**
 * Puts shared sections in their places and values in place of variables.
 * Broken documents are left out: their syntax is told already, and the rest can't be known.
 * @returns plain data whose every value can be traced to its file and line by originOf
 */
export function resolve(sources: SiteSources): { resolved: ResolvedSite; problems: Problem[] } {
  const site = resolveSite(sources.site)
  const surroundings: Surroundings = {
    shared: sources.shared,
    site: site.data,
    elsewhere: namesElsewhere(sources.pages),
  }
  const pages = sources.pages.flatMap((source) => resolvePage(source, surroundings) ?? [])
  const uses: FirstUses = new Map()
  for (const { page, used } of pages) noteUses(uses, used, () => page.variables)
  const use = new SharedUse(sources.shared, siteVariables(site.data), uses)
  return {
    resolved: {
      document: sources.site,
      site: site.data,
      pages: pages.map(({ page }) => page),
      ...use.sections,
      unfilled: [...site.unfilled, ...pages.flatMap((page) => page.unfilled), ...use.unfilled],
    },
    problems: [...site.problems, ...pages.flatMap((page) => page.problems)],
  }
}

/** Makes a function that gives the names that the vars of all pages but one have. It looks at the pages when it is first asked. */
export function namesElsewhere(pages: Iterable<PageSource>): (source: PageSource) => Set<string> {
  let own: [file: string, names: string[]][] | undefined
  return ({ document }) => {
    own ??= [...pages].map((source) => [source.document.file, ownNames(source)])
    return new Set(own.flatMap(([file, names]) => (file === document.file ? [] : names)))
  }
}

/** The names that a page has among its vars. */
function ownNames({ document: { value } }: PageSource): string[] {
  return isRecord(value) && isRecord(value.vars) ? Object.keys(value.vars) : []
}
