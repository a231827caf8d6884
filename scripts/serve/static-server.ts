import { existsSync, readFileSync, realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { PUBLISHED } from '../../renderer/pipeline/build/publish'
import { NOT_FOUND_ROUTE } from '../../renderer/pipeline/addresses'
import { type HostRules, headersFor } from '../../renderer/pipeline/emit/headers'
import { HOST_FILES, parseHeaders, parseRedirects } from '../../renderer/pipeline/emit/host-files'
import { fileOf } from '../../renderer/pipeline/emit/site-files'
import { decodeRoute, requestedAddress } from '../../renderer/requested-address'
import { UsageError } from '../command'
import { sendFile, sendRedirect, sendUnknown } from './send'
import { createReadServer, endOnRequest, listen, printAddress } from './server'

/**
 * Serves a build until the process is ended, and prints its address.
 * @throws UsageError when there is no build
 */
export async function preview(out: string, port: number): Promise<void> {
  const folder = join(out, PUBLISHED)
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`${folder} holds no site. Run \`npm run build\` first.`)
  const server = createStaticServer(folder)
  const place = { port, others: 20 }
  printAddress(folder, place, await listen(server, place))
  endOnRequest(server)
}

/**
 * Serves a build on a free port as `npm run preview` does.
 * @param client the folder of the build's files
 * @returns its origin, without a slash at its end, and what closes it
 */
export async function serveBuild(client: string): Promise<{ origin: string; close: () => void }> {
  const server = createStaticServer(client)
  const port = await listen(server, { port: 0 })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}

/** The files of a build that are no addresses: what is there for the host, and its page for unknown addresses. */
const HIDDEN = [...HOST_FILES.map((name) => `/${name}`), NOT_FOUND_ROUTE, `/${fileOf(NOT_FOUND_ROUTE)}`]

/** A path that would lead out of a folder, or that no system has. */
const LEADS_OUT = /(?:^|[/\\])\.\.(?:[/\\]|$)|\0/

/**
 * Serves a folder as a static host would: /plano is plano.html, /plano/ redirects to it, _redirects and _headers count, and
 * what isn't there is 404.html with status 404.
 */
export function createStaticServer(folder: string): Server {
  const rulesNow = rulesReader(folder)
  return createReadServer(async (request, response) => {
    const { pathname, search } = requestedAddress(request)
    const { headers, redirects } = rulesNow()
    for (const [name, value] of Object.entries(headersFor(headers, pathname))) response.setHeader(name, value)
    const redirect = redirects.find(({ from }) => from === pathname)
    if (redirect) return sendRedirect(response, redirect.to)
    if (/.\/$/.test(pathname)) return sendRedirect(response, pathname.replace(/\/+$/, '') + search)
    const name = decodeRoute(pathname)
    const isAddress = name !== undefined && !LEADS_OUT.test(name) && !HIDDEN.includes(name)
    for (const file of isAddress ? [name, fileOf(name)] : []) if (await sendFile(response, folder, file)) return
    if (!(await sendFile(response, folder, fileOf(NOT_FOUND_ROUTE), 404))) await sendUnknown(response)
  })
}

/** Reads what a build tells its host, again after each build. */
function rulesReader(folder: string): () => HostRules {
  const read = (name: (typeof HOST_FILES)[number]) => {
    const file = join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  let build = ''
  let rules: HostRules = { headers: [], redirects: [] }
  return () => {
    const published = realpathSync(folder)
    if (published !== build)
      rules = { headers: parseHeaders(read('_headers')), redirects: parseRedirects(read('_redirects')) }
    build = published
    return rules
  }
}
