import type { IncomingMessage } from 'node:http'

/** A host before the path, or slashes of either kind that would turn the first segment into one. */
const HOST = /^(?:[a-z]+:\/\/[^/]*)?[/\\]*/i

/** The path and the query of a request, always on this host, whatever the request names. */
export function requestedAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): Pick<URL, 'pathname' | 'search'> {
  const { pathname, search } = new URL(url.replace(HOST, '/'), 'http://localhost')
  // "/.//example.com" has become "//example.com", which is another host in a redirect
  return { pathname: pathname.replace(/^\/+/, '/'), search }
}
