import type { Site } from '../../../schemas/types'
import { absoluteUrl } from '../../document/urls'

/** robots.txt: everything may be read, and where the list of pages is. */
export const robots = (site: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', site)}\n`
