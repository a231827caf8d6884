import { existsSync, readFileSync } from 'node:fs'
import { addressesOf } from '../../renderer/pipeline/addresses'
import { thresholdsOf } from '../../renderer/pipeline/cities/compare-pages'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { locate } from '../../renderer/pipeline/problems/problem'
import type { ResolvedPage } from '../../renderer/pipeline/documents/document'
import { internalLinks, textsOfPage } from '../../renderer/pipeline/documents/texts'
import type { Site } from '../../schemas/types'
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
    groups: groupPages(resolved.pages, site?.navigation ?? []),
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

/** Of a group this many pages are shown: with their pictures each weighs some seventy kilobytes. */
const MAX_SHOWN = 24

const TOP = 'Navigation'
const CITIES = 'Cities'
const OTHERS = 'Other pages'
const HIDDEN = 'Kept from search engines'

/**
 * Groups pages by what their documents say of them: those of the navigation, what opens under one of its entries, the
 * pages of cities, of one folder, those that are kept from search engines. A page stands in one group; groups without
 * pages are left out.
 */
export function groupPages(
  pages: Pick<ResolvedPage, 'route' | 'vars' | 'data'>[],
  navigation: Site['navigation'],
): { label: string; count: number; shown: string[] }[] {
  const menus = new Map<string, string>()
  for (const { label, href, items } of navigation) {
    for (const entry of [{ href }, ...(items ?? [])]) {
      // where the navigation names a page twice, the first counts
      if (!menus.has(entry.href)) menus.set(entry.href, items ? label : TOP)
    }
  }
  const labels = new Map(
    pages.map(({ route, vars, data }) => {
      const [, folder, name] = route.split('/')
      const place = name === undefined ? (data.index === false ? HIDDEN : OTHERS) : `/${folder}/…`
      return [route, vars.city ? CITIES : (menus.get(route) ?? place)]
    }),
  )
  const folders = [...labels.values()].filter((label) => label.startsWith('/')).sort()
  const routes = [...new Set([...menus.keys(), ...labels.keys()])]
  return [...new Set([TOP, ...menus.values(), CITIES, ...folders, OTHERS, HIDDEN])].flatMap((label) => {
    const found = routes.filter((route) => labels.get(route) === label)
    return found.length > 0 ? { label, count: found.length, shown: found.slice(0, MAX_SHOWN) } : []
  })
}
