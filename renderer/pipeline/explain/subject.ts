import { resolve } from 'node:path'
import type { SourceDocument } from '../documents/document'
import type { OpenSite } from '../inspect'
import type { ResolvedPage } from '../resolved'
import { type Route, siteRoutes } from '../inspect/site-routes'
import { didYouMean } from '../problems/suggest'

/** What is asked about: a page, or the site's own file. */
export interface Subject {
  /** The page's route, or "site". */
  name: string
  document: SourceDocument
  data: Record<string, unknown>
  /** Absent for the site's own file. */
  page?: ResolvedPage
}

/**
 * Finds what an author names: "site", a route, an alias, or the path of a page's file.
 * @returns the subject, or a sentence that tells why there is none
 */
export function findSubject({ sources, resolved, folder }: OpenSite, name: string): Subject | string {
  if (name === 'site') return siteSubject(resolved)
  const route = `/${name.replace(/^\/|\/$/g, '')}`
  const isNamed = ({ file }: SourceDocument) => resolve(file) === resolve(name) || file === `${folder}/${name}`
  const page = resolved.pages.find(
    ({ document, data, ...page }) =>
      page.route === route || isNamed(document) || (Array.isArray(data.aliases) && data.aliases.includes(route)),
  )
  if (page) return { name: page.route, document: page.document, data: page.data, page }
  const broken = sources.pages.find((source) => source.route === route || isNamed(source.document))
  if (broken) return `${broken.document.file} is no JSON, so that nothing in it can be told. Run npm run validate.`
  const shared = [...sources.shared.values()].find(isNamed)
  if (shared) return `${shared.file} is a shared section. Name a page that uses it.`
  return noPage(route, siteRoutes(sources, resolved))
}

function siteSubject({ document, site }: OpenSite['resolved']): Subject | string {
  if (!document) return 'The site has no site.json.'
  if (document.broken) return `${document.file} is no JSON, so that nothing in it can be told. Run npm run validate.`
  return { name: 'site', document, data: site }
}

function noPage(route: string, routes: readonly Route[]): string {
  const isRedirect = routes.some((known) => known.kind === 'redirect' && known.route === route)
  if (isRedirect) return `${route} is a redirect of site.json. Name the page that it leads to.`
  const known = routes.filter(({ kind }) => kind === 'page' || kind === 'alias').map((known) => known.route)
  const hint = didYouMean(route, known, 'Name a route such as /plano, or "site".')
  return `No page has the address ${route}. ${hint}`
}
