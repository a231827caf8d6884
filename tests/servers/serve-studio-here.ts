import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, createServer, request } from 'node:http'
import { lstatSync, readFileSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { LiveSite } from '../../renderer/live/live-site'
import { renderPage } from '../../renderer/render/render-page'
import { commandTools } from '../../scripts/studio/studio-tools'
import { API_ADDRESS, TOKEN_HEADER } from '../../studio/protocol/addresses'
import type { DocumentInfo } from '../../studio/protocol/documents'
import type { RequestName, Requests } from '../../studio/protocol/requests'
import { StudioApi } from '../../studio/server/studio-api'
import { HTML, createStudioHandle } from '../../studio/server/studio-handle'
import type { StudioTools } from '../../studio/server/tools'

const TOKEN = 'the-token-of-this-test'

const tools: StudioTools = {
  ...commandTools,
  render: async (page, model) => renderPage(page, model),
  addScripts: async (_route, html) => html,
}

interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Serves Studio for a site in this process, without its app, until the test ends. */
export async function serveStudioHere(folder: string) {
  const checker = { check: async () => undefined, end: () => {} }
  const live = new LiveSite(folder, checker, () => {}, { showsAll: true })
  const api = new StudioApi(live, folder, tools, TOKEN)
  const handle = createStudioHandle(api, tools, async () => ({ type: HTML, content: `the app with ${TOKEN}` }))
  const server = createServer((request, response) =>
    handle(request, response, (error) => response.writeHead(error ? 500 : 404).end(String(error))),
  )
  await once(server.listen(0, 'localhost'), 'listening')
  onTestFinished(() => {
    api.streams.end()
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const host = `localhost:${port}`
  const headers = {
    host,
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    [TOKEN_HEADER]: TOKEN,
  }

  /** Sends a request just as it is. */
  function send(path: string, headers: Record<string, string>, body: string | Buffer, method = 'POST') {
    return new Promise<Answered>((resolve, reject) => {
      const sent = request(
        { host: 'localhost', port, path, method, headers, setHost: false, agent: false },
        (response) => {
          text(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
            reject,
          )
        },
      )
      sent.on('error', reject).end(body)
    })
  }

  /** Asks as the app does. @throws if it isn't answered */
  async function ask<Name extends RequestName>(name: Name, body: object = {}): Promise<Requests[Name]['answer']> {
    const answer = await send(API_ADDRESS + name, headers, JSON.stringify(body))
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body}`)
    return JSON.parse(answer.body) as Requests[Name]['answer']
  }

  /** The document of a name: "/anna", "shared/permits". */
  async function find(name: string): Promise<DocumentInfo> {
    const { pages, shared, lists, settings } = await ask('site')
    const document = [...pages, ...shared, ...lists, ...(settings ? [settings] : [])].find((one) => one.name === name)
    if (!document) throw new Error(`There is no ${name}`)
    return document
  }

  return { live, port, headers, send, ask, find }
}

/** Every file around a site, with its content and the time at which it was written. */
export function stateOf(folder: string, withTimes = false): Record<string, string> {
  const home = dirname(folder)
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.git'))
  return Object.fromEntries(
    names.sort().map((name) => {
      const stats = lstatSync(join(home, name))
      if (!stats.isFile()) return [name, stats.isDirectory() ? 'folder' : 'other']
      const hash = createHash('sha1')
        .update(readFileSync(join(home, name)))
        .digest('hex')
      return [name, withTimes ? `${hash} ${stats.mtimeMs}` : hash]
    }),
  )
}
