import type { ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { decodeRoute } from '../decode-route'
import { robots } from '../pipeline/emit/robots'
import { requestedAddress } from '../requested-address'
import type { LiveSite } from './live-site'

/** Answers the addresses whose escapes are none: whoever decodes them, as Vite does, would take that for a bug. */
export const refuseUnreadable: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname } = requestedAddress(request)
  if (decodeRoute(pathname) === undefined) tellNothingIs(pathname, response)
  else next()
}

/**
 * Answers the addresses that nothing else answers: robots.txt as a build writes it, and else that nothing is there. Vike
 * would take each for a page.
 */
export function serveRest(live: LiveSite): Connect.NextHandleFunction {
  return (request, response) => {
    const { pathname } = requestedAddress(request)
    const text = pathname === '/robots.txt' && live.site && robots(live.site)
    if (text) response.writeHead(200, TEXT).end(text)
    else tellNothingIs(pathname, response)
  }
}

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

const tellNothingIs = (pathname: string, response: ServerResponse) =>
  response.writeHead(404, TEXT).end(`There is no ${pathname}. Sitemaps are written by npm run build.\n`)
