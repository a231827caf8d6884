import type { Connect } from 'vite'
import { robots } from '../pipeline/emit/robots'
import { requestedAddress } from '../requested-address'
import type { LiveSite } from './live-site'

/**
 * Answers the addresses that nothing else answers: robots.txt as a build writes it, and else that nothing is there. Vike
 * would take each for a page.
 */
export function serveRest(live: LiveSite): Connect.NextHandleFunction {
  return (request, response) => {
    const { pathname } = requestedAddress(request)
    const text = pathname === '/robots.txt' ? live.site && robots(live.site) : undefined
    response.writeHead(text ? 200 : 404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(text ?? `There is no ${pathname}. Sitemaps are written by npm run build.\n`)
  }
}
