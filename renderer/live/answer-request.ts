import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeAddress } from '../emit/headers'
import { HOST_FILES } from '../emit/host-files'
import { fileOf } from '../emit/site-files'
import { NOT_FOUND_ROUTE, isTooLongForFile } from '../site/addresses'
import { type HostRedirect, decodeRoute, redirectTarget } from '../site/old-addresses'

/** A site as a server shows it: the files of a build, or those that a build would write. */
export interface ServedSite {
  redirects: HostRedirect[]
  /** The status of a redirect. Browsers keep a 301 for good. */
  redirectStatus: 301 | 302
  /**
   * Sends a file.
   * @param file its name in a build: "plano.html"
   * @returns false if the site has no such file
   */
  sendFile: (file: string) => boolean | Promise<boolean>
}

/**
 * Answers a request as a static host would: redirects first, /plano/ redirects to /plano, and /plano is plano.html. All of
 * our servers answer through this, so that they can't differ.
 * @returns false if the site has nothing at the address
 */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { redirects, redirectStatus, sendFile }: ServedSite,
): Promise<boolean> {
  const { pathname, search } = requestedAddress(request)
  const address = decodeRoute(pathname)
  const withoutSlash = /.\/$/.test(pathname) ? pathname.replace(/(?<!\/)\/+$/, '') + search : undefined
  const target = redirectTarget(redirects, pathname, search) ?? withoutSlash
  if (target !== undefined) {
    response.writeHead(redirectStatus, { Location: escapeAddress(target) }).end()
    return true
  }
  for (const file of filesOf(address)) if (await sendFile(file)) return true
  return false
}

/** In characters: longer than the path of any page, and short enough to be read quickly by whatever reads it. */
const MAX_PATH = 2000

/** Whether the path of a request is longer than any page's. */
export const isTooLong = ({ url = '/' }: Pick<IncomingMessage, 'url'>): boolean =>
  url.length > MAX_PATH && (url.split('?', 1)[0] ?? '').length > MAX_PATH

/** A host before the path, or slashes of either kind that would turn the first segment into one. */
const HOST = /^(?:[a-z]+:\/\/[^/]*)?[/\\]*/i

/** The path and the query of a request, always on this host, whatever the request names. */
export function requestedAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): Pick<URL, 'pathname' | 'search'> {
  const { pathname, search } = new URL(url.replace(HOST, '/'), 'http://localhost')
  // "/.//example.com" has become "//example.com", which is another host in a redirect
  return { pathname: pathname.replace(/^\/+/, '/'), search }
}

/** The addresses of files that are not pages or downloads: those for hosts, the page for unknown addresses, "/index". */
const HIDDEN = [...HOST_FILES.map((name) => `/${name}`), NOT_FOUND_ROUTE, `/${fileOf(NOT_FOUND_ROUTE)}`, '/index']

/** A path that would lead out of a folder, or that no file system allows. */
const LEADS_OUT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)|\0/

/**
 * The files of a build that may be at an address, the likeliest first: for "/plano", "plano" and "plano.html".
 * @param address undefined if the request's path can't be decoded
 */
function filesOf(address: string | undefined): string[] {
  if (address === undefined || LEADS_OUT.test(address) || HIDDEN.includes(address)) return []
  // no file system has such a name, and asking for it is an error
  if (isTooLongForFile(address)) return []
  return address === '/' ? [fileOf(address)] : [address.slice(1), fileOf(address)]
}
