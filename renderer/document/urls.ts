import type { Site } from '../../schemas/types'

/** An address of the site as the whole world knows it: "/plano" is "https://example.com/plano". */
export const absoluteUrl = (path: string, { url }: Site): string => `${url}${path}`

/** The one address that search engines keep for a page; aliases share their page's. */
export const canonicalUrl = ({ route, data }: { route: string; data: { canonical?: string } }, site: Site): string =>
  data.canonical ?? absoluteUrl(route, site)
