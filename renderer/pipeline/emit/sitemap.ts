import { absoluteUrl, canonicalUrl } from '../../document/urls'
import type { SiteModel } from '../model'

/** A sitemap holds no more addresses: https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * sitemap.xml: the canonical address of every page that search engines may show. Where they are too many for one file, it
 * names the files that they stand in.
 * @returns the files by their names
 */
export function sitemaps({ pages, site }: Pick<SiteModel, 'pages' | 'site'>): Record<string, string> {
  const addresses = pages.filter(({ data }) => data.index !== false).map((page) => canonicalUrl(page, site))
  if (addresses.length <= MOST_ADDRESSES) return { 'sitemap.xml': listOf('urlset', 'url', addresses) }
  const files: Record<string, string> = {}
  for (let at = 0; at < addresses.length; at += MOST_ADDRESSES) {
    const name = `sitemap-${at / MOST_ADDRESSES + 1}.xml`
    files[name] = listOf('urlset', 'url', addresses.slice(at, at + MOST_ADDRESSES))
  }
  const parts = Object.keys(files).map((name) => absoluteUrl(`/${name}`, site))
  return { 'sitemap.xml': listOf('sitemapindex', 'sitemap', parts), ...files }
}

function listOf(list: string, entry: string, addresses: string[]): string {
  const entries = addresses.map((address) => `  <${entry}><loc>${escapeXml(address)}</loc></${entry}>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${entries.join('')}</${list}>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
