import type { IncomingMessage } from 'node:http'

/** A host before the path, or slashes of either kind that would turn the first segment into one. */
const HOST = /^(?:[a-z]+:\/\/[^/]*)?[/\\]*/i

/** In characters: more than any page has, and less than what a slow look at it would take. */
const MAX_PATH = 2000

/** Whether the path of a request is longer than that of any page. */
export const isTooLong = ({ url = '/' }: Pick<IncomingMessage, 'url'>): boolean =>
  url.length > MAX_PATH && (url.split('?', 1)[0] ?? '').length > MAX_PATH

/** The path and the query of a request, always on this host, whatever the request names. */
export function requestedAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): Pick<URL, 'pathname' | 'search'> {
  const { pathname, search } = new URL(url.replace(HOST, '/'), 'http://localhost')
  // "/.//example.com" has become "//example.com", which is another host in a redirect
  return { pathname: pathname.replace(/^\/+/, '/'), search }
}
