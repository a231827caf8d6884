import { existsSync, readFileSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { NOT_FOUND_ROUTE, decodeRoute } from '../../renderer/site/addresses'
import { type HostRules, headersFor } from '../../renderer/emit/headers'
import { HOST_FILES, parseHeaders, parseRedirects } from '../../renderer/emit/host-files'
import { fileOf } from '../../renderer/emit/site-files'
import { requestedAddress } from '../../renderer/live/requested-address'
import { UNKNOWN, sendRedirect, sendText } from './send'
import { createReadServer } from './server'

/** What a site's server answers with. */
export interface SiteContent {
  /** The headers and redirects that its host is told. */
  rules: () => HostRules
  /**
   * Sends what has an address.
   * @param address without escapes: "/plano"
   * @returns whether there is anything
   */
  send: (address: string, response: ServerResponse, status: number) => boolean | Promise<boolean>
}

/** The files of a site that are no addresses: what is there for the host, and its page for unknown addresses. */
const HIDDEN = [...HOST_FILES.map((name) => `/${name}`), NOT_FOUND_ROUTE, `/${fileOf(NOT_FOUND_ROUTE)}`]

/** A path that would lead out of a folder, or that no system has. */
const LEADS_OUT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)|\0/

/**
 * Serves a site as a static host would: its headers and redirects count, /plano/ redirects to /plano, and what isn't there is
 * the page for unknown addresses with status 404.
 * @param hosts the names that it answers to, if not to all
 */
export function createSiteServer({ rules, send }: SiteContent, hosts?: string[]): Server {
  return createReadServer(async (request, response) => {
    const { pathname, search } = requestedAddress(request)
    const { headers, redirects } = rules()
    for (const [name, value] of Object.entries(headersFor(headers, pathname))) response.setHeader(name, value)
    // what can't be decoded is the address of nothing
    const address = decodeRoute(pathname) ?? ''
    const redirect = redirects.find(({ from }) => from === address)
    if (redirect) return sendRedirect(response, redirect.to)
    if (/.\/$/.test(pathname)) return sendRedirect(response, pathname.replace(/(?<!\/)\/+$/, '') + search)
    const isAddress = !LEADS_OUT.test(address) && !HIDDEN.includes(address)
    if (isAddress && (await send(address, response, 200))) return
    if (!(await send(NOT_FOUND_ROUTE, response, 404))) sendText(response, UNKNOWN)
  }, hosts)
}

/**
 * The rules that a folder's files for hosts hold.
 * @param others what counts in place of a file that is not there
 */
export function readRules(folder: string, others: HostRules = { headers: [], redirects: [] }): HostRules {
  const read = (name: (typeof HOST_FILES)[number]) => {
    const file = join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const [headers, redirects] = [read('_headers'), read('_redirects')]
  return {
    headers: headers === undefined ? others.headers : parseHeaders(headers),
    redirects: redirects === undefined ? others.redirects : parseRedirects(redirects),
  }
}
