import { canonicalUrl } from '../../document/urls'
import type { SiteModel } from '../model'

/** sitemap.xml: the canonical address of every page that search engines may show. */
export function sitemap({ pages, site }: SiteModel): string {
  const urls = pages
    .filter(({ data }) => data.index !== false)
    .map((page) => `  <url><loc>${escapeXml(canonicalUrl(page, site))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
