import { existsSync, readFileSync } from 'node:fs'
import { addressesOf } from '../../renderer/pipeline/addresses'
import { thresholdsOf } from '../../renderer/pipeline/cities/compare-pages'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { locate } from '../../renderer/pipeline/problems/problem'
import { internalLinks, textsOfPage } from '../../renderer/pipeline/documents/texts'
import { type Measurement, RESULTS } from '../lighthouse/measurement'
import { measurePages } from '../uniqueness/measure'
import { weighBuild, weighPage } from './weight'

/** All that the report shows: plain data, gathered before anything is drawn. */
export type ReportData = ReturnType<typeof gatherReport>

/** A page that can be read, with what was found out about it. */
export type ReportPage = ReportData['pages'][number]

/**
 * Gathers all that the report shows of a site.
 * @param client the folder of the build's files; none where there is no build
 * @param measurements of Lighthouse; none where it did not run
 */
export function gatherReport(open: OpenSite, client: string | undefined, measurements: Measurement[]) {
  const { resolved, sources, problems, folder, site } = open
  const links = linksOfPages(open)
  const orphans = new Set(problems.filter(({ rule }) => rule === 'orphan-page').map(({ file }) => file))
  const cities = resolved.pages.filter(({ vars }) => vars.city)
  const limits = thresholdsOf(resolved.site)
  return {
    /** The business's name, else the folder of its JSON. */
    name: site?.name ?? folder,
    made: new Date(),
    /** How many pages the site has, with those that can't be read. */
    pageCount: sources.pages.length,
    pages: resolved.pages.map(({ route, document, data }) => ({
      route,
      title: typeof data.title === 'string' ? data.title : '',
      links: links.get(route) ?? [],
      /** Nothing of the site leads here. */
      isOrphan: orphans.has(document.file),
      /** None where the build has no such page. */
      weight: client === undefined ? undefined : weighPage(client, route),
    })),
    problems: locate(open),
    build: client === undefined ? undefined : weighBuild(client),
    cities: { measures: measurePages(cities, limits), limits },
    measurements,
  }
}

/**
 * What Lighthouse measured of these pages; nothing where it never ran.
 * @param routes the pages of the site: the last run may have been of another one
 */
export function readLighthouse(routes: string[], file = RESULTS): Measurement[] {
  if (!existsSync(file)) return []
  const results = JSON.parse(readFileSync(file, 'utf8')) as Measurement[]
  return results.filter(({ route }) => routes.includes(route))
}

/**
 * The pages that each page leads to by what its own document says, without itself. What stands on every page alike says
 * nothing of this one: the header, the footer, shared sections, the lists of all cities.
 * @returns the routes of pages by route, in alphabetical order; a link to an alias or a redirect leads to its page
 */
export function linksOfPages({ resolved, facts }: Pick<OpenSite, 'resolved' | 'facts'>): Map<string, string[]> {
  const { byRoute } = addressesOf(facts, { document: resolved.document, data: resolved.site })
  const pageAt = (route: string): string | undefined => {
    const { page, redirect } = byRoute.get(route) ?? {}
    return (page ?? byRoute.get(redirect?.to ?? '')?.page)?.route
  }
  return new Map(
    resolved.pages.map((page) => {
      const own = textsOfPage(page).filter(({ origin }) => origin.document === page.document)
      const targets = internalLinks(own).flatMap(({ route }) => pageAt(route) ?? [])
      return [page.route, [...new Set(targets)].filter((target) => target !== page.route).sort()]
    }),
  )
}
