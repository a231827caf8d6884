import type { Server, ServerResponse } from 'node:http'
import { type HostRules, headersFor } from '../../renderer/emit/headers'
import { fileOf } from '../../renderer/emit/site-files'
import { answerRequest, requestedAddress } from '../../renderer/live/answer-request'
import { NOT_FOUND_ROUTE } from '../../renderer/site/addresses'
import { UNKNOWN, sendText } from './send'
import { createReadServer } from './server'

/** What a site's server answers with. */
export interface SiteContent {
  /** The headers and redirects of its host. */
  rules: () => HostRules
  /**
   * Sends a file.
   * @param file its name in a build: "plano.html"
   * @returns false if the site has no such file
   */
  send: (file: string, response: ServerResponse, status: number) => boolean | Promise<boolean>
}

/**
 * Serves a site as a static host would: with its headers and redirects, and with its page for unknown addresses, status 404,
 * where it has nothing else.
 */
export function createSiteServer({ rules, send }: SiteContent): Server {
  return createReadServer(async (request, response) => {
    const { headers, redirects } = rules()
    const siteHeaders = headersFor(headers, requestedAddress(request).pathname)
    for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value)
    const sendFile = (file: string) => send(file, response, 200)
    if (await answerRequest(request, response, { redirects, redirectStatus: 301, sendFile })) return
    if (!(await send(fileOf(NOT_FOUND_ROUTE), response, 404))) sendText(response, UNKNOWN)
  })
}
