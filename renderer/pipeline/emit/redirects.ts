import type { Site } from '../../../schemas/types'
import { absoluteUrl } from '../../document/urls'

/** _redirects, as Netlify, Cloudflare Pages and `npm run preview` read it. */
export const redirects = ({ redirects = [] }: Site): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')

/** A page that redirects by itself, for hosts that don't read _redirects. */
export function redirectPage(to: string, site: Site): string {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!DOCTYPE html><html lang="${site.language ?? 'en-US'}"><head><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex"><link rel="canonical" href="${to.startsWith('/') ? absoluteUrl(address, site) : address}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>`
}
