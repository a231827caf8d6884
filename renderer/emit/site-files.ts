import type { Site } from '../../schemas/types'
import { NOT_FOUND_ROUTE, absoluteUrl, canonicalRoute } from '../site/addresses'
import { hostRules } from './headers'
import { hostFiles } from './host-files'
import type { PageFacts } from '../site/page'

/** The file of a route: "/plano" is "plano.html", "/" is "index.html". */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)

/** The route of a page's file, the inverse of fileOf; undefined for any other file. */
export function routeOf(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined
  return file === fileOf('/') ? '/' : `/${file.slice(0, -'.html'.length)}`
}

/** What a sitemap needs to know about a page, and llms.txt. */
export interface Listed
  extends Pick<PageFacts, 'route' | 'index' | 'canonical'>, Partial<Pick<PageFacts, 'title' | 'description'>> {
  /** The day on which it was last changed, if it is known: "2026-11-29". */
  lastModified?: string | undefined
}

/** The generated files of a site except its pages, by their names: sitemap, robots.txt, files for hosts. */
export const siteFiles = (site: Site, pages: Listed[]): Record<string, string> => ({
  ...sitemaps(site, pages),
  ...(site.llmsTxt && { 'llms.txt': llmsTxt(site, pages) }),
  'robots.txt': robots(site),
  ...hostFiles(hostRules(site)),
})

/** robots.txt: allows everything, and names the sitemap. */
export const robots = (site: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', site)}\n`

/** The limit of a sitemap: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * sitemap.xml with the address of every page that search engines may list. A page with another canonical address is left out:
 * a page of this site that is there lists itself, and other sites have their own sitemaps. Too many addresses for one file are
 * split among several, which sitemap.xml lists.
 */
export function sitemaps(site: Site, pages: Listed[]): Record<string, string> {
  const entries = listedPages(site, pages).map(({ route, lastModified }) => ({
    address: absoluteUrl(route, site),
    lastModified,
  }))
  if (entries.length <= MAX_ADDRESSES) return { 'sitemap.xml': xmlList('urlset', 'url', entries) }
  const files: Record<string, string> = {}
  for (let first = 0; first < entries.length; first += MAX_ADDRESSES) {
    const name = `sitemap-${first / MAX_ADDRESSES + 1}.xml`
    files[name] = xmlList('urlset', 'url', entries.slice(first, first + MAX_ADDRESSES))
  }
  const parts = Object.keys(files).map((name) => ({ address: absoluteUrl(`/${name}`, site) }))
  return { 'sitemap.xml': xmlList('sitemapindex', 'sitemap', parts), ...files }
}

/** Whether search engines may list a page, and at its own address. */
export const isListedAtOwnAddress = ({ route, index, canonical }: Listed, { url }: Site): boolean =>
  index && route !== NOT_FOUND_ROUTE && (canonical === undefined || canonicalRoute(canonical, url) === route)

/** The pages that search engines may list, at their own addresses. */
const listedPages = (site: Site, pages: Listed[]): Listed[] => pages.filter((page) => isListedAtOwnAddress(page, site))

/** llms.txt, in the form of https://llmstxt.org: the pages of the sitemap with their titles and descriptions. */
export function llmsTxt(site: Site, pages: Listed[]): string {
  const entries = listedPages(site, pages).map(({ route, title = route, description = '' }) => {
    const link = `- [${inOneLine(title).replaceAll(/[[\]\\]/g, '\\$&')}](${absoluteUrl(route, site)})`
    return description === '' ? link : `${link}: ${inOneLine(description)}`
  })
  const about = site.business?.description
  const parts = [
    `# ${inOneLine(site.name)}`,
    ...(about ? [`> ${inOneLine(about)}`] : []),
    '## Pages',
    entries.join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function xmlList(
  list: string,
  entry: string,
  entries: { address: string; lastModified?: string | undefined }[],
): string {
  const lines = entries.map(({ address, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
    return `  <${entry}><loc>${escapeMarkup(address)}</loc>${date}</${entry}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join('')}</${list}>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for HTML and XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
