import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { thresholdsOf } from '../../renderer/pipeline/cities/compare-pages'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { locate } from '../../renderer/pipeline/problems/problem'
import type { Measurement } from '../lighthouse/measurement'
import { measurePages } from '../uniqueness/measure'
import type { ReportData } from './data'
import { linksOfPages } from './links'
import { groupPages, limitGroups } from './pages'
import { weighPage } from './weight'

/** Pages are shown one by one up to here: with their pictures each weighs some seventy kilobytes. */
const MOST_SHOWN = 60

/**
 * Gathers all that the report shows of a site.
 * @param client the folder of the build's files; none where there is no build
 */
export function gatherReport(open: OpenSite, client: string | undefined, measurements: Measurement[]): ReportData {
  const { resolved, sources, problems, folder, site } = open
  const links = linksOfPages(open)
  const orphans = new Set(problems.filter(({ rule }) => rule === 'orphan-page').map(({ file }) => file))
  const limits = thresholdsOf(resolved.site)
  const cities = resolved.pages.filter(({ vars }) => vars.city)
  return {
    name: site?.name ?? folder,
    made: new Date(),
    pageCount: sources.pages.length,
    pages: resolved.pages.map(({ route, document, data }) => ({
      route,
      title: typeof data.title === 'string' ? data.title : '',
      links: links.get(route) ?? [],
      isOrphan: orphans.has(document.file),
      weight: client === undefined ? undefined : weighPage(client, route),
    })),
    groups: limitGroups(groupPages(resolved.pages, site?.navigation ?? []), MOST_SHOWN),
    problems: locate(open),
    build: client === undefined ? undefined : weighBuild(client),
    cities: { ...measurePages(cities, limits), limits },
    measurements,
  }
}

/** Weighs the files of a folder, as they are. */
function weighBuild(folder: string): ReportData['build'] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const sizes = entries.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
