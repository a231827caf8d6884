import type { OpenSite } from '../../renderer/pipeline/open-site'
import { locate } from '../../renderer/pipeline/problems/problem'
import { thresholdsOf } from '../../renderer/pipeline/cities/compare-pages'
import type { Measurement } from '../lighthouse/measurement'
import { compareCities } from './cities/compare-cities'
import { type PageGroup, groupPages } from './pages/group-pages'
import { pageLinks } from './links/page-links'
import type { ReportData, ReportPage } from './report-data'
import { weighBuild } from './weight/weigh-build'
import { weighPage } from './weight/weigh-page'

/** What was found out of a site besides its documents. */
export interface Findings {
  made: Date
  /** The folder of the build's files; none where there is no build. */
  client: string | undefined
  measurements: Measurement[]
}

/** Gathers all that the report shows of a site. */
export function gatherReport(open: OpenSite, { made, client, measurements }: Findings): ReportData {
  const { resolved, sources, problems, folder } = open
  const links = pageLinks(open)
  const orphans = new Set(problems.filter(({ rule }) => rule === 'orphan-page').map(({ file }) => file))
  const pages = resolved.pages.map(({ route, document, data }): ReportPage => {
    const weight = client === undefined ? undefined : weighPage(client, route)
    return {
      route,
      file: document.file,
      title: typeof data.title === 'string' ? data.title : '',
      links: links.get(route) ?? [],
      isOrphan: orphans.has(document.file),
      ...(weight ? { weight } : {}),
    }
  })
  return {
    name: open.site?.name ?? folder,
    made,
    pageCount: sources.pages.length,
    pages,
    groups: groupsOf(open),
    problems: locate(open),
    build: client === undefined ? undefined : weighBuild(client),
    cities: compareCities(resolved.pages, thresholdsOf(resolved.site)),
    measurements,
  }
}

/** The pages of a site, in groups. */
function groupsOf({ resolved, site }: Pick<OpenSite, 'resolved' | 'site'>): PageGroup[] {
  const pages = resolved.pages.map(({ route, vars, data }) => ({
    route,
    isIndexed: data.index !== false,
    ...(vars.city ? { city: vars.city } : {}),
  }))
  return groupPages(pages, site?.navigation ?? [])
}
