import type { IncomingMessage } from 'node:http'

/** What may stand before the path: a host, and slashes that would make one of the first name. */
const HOST = /^(?:[a-z]+:\/\/[^/]*)?\/*/i

/** The path and the query that are asked for, on this host whatever was sent. */
export const requestedAddress = ({ url = '/' }: Pick<IncomingMessage, 'url'>): Pick<URL, 'pathname' | 'search'> =>
  new URL(url.replace(HOST, '/'), 'http://localhost')

/**
 * The route that an address asks for, without escapes: "/caf%C3%A9" is "/café".
 * @returns undefined where the escapes are none
 */
export function decodeRoute(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
