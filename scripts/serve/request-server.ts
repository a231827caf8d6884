import { statSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import sirv from 'sirv'
import type { SiteModel } from '../../renderer/pipeline/model'
import type { PageContent } from '../../renderer/pipeline/open-page'
import { openCode } from '../build/code'
import { printFailure } from '../command'
import { compress, setCaching } from './static-server'
import { type Answer, FAILED, type Handler, UNKNOWN, createHandler } from './answer'
import { WatchedSite } from './watched-site'
import { indexFile } from './site-index'

/** A server of a site whose pages are rendered when they are asked for. */
interface RequestServer {
  /** It does not listen yet. */
  server: Server
  /** How many pages the index knows, and since when. */
  indexed: { pages: number; written: Date }
}

/** As a build's _headers says. */
const ALWAYS = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' }

/**
 * Opens a site to be rendered on request, and renders its first page, so that the first visitor doesn't wait for what
 * all pages need.
 * @param memory how many bytes finished pages may take
 * @returns undefined where site.json has a mistake, which is printed
 * @throws CodeError when the code that renders can't be bundled
 */
export async function createRequestServer(folder: string, memory: number): Promise<RequestServer | undefined> {
  // before React is imported, which comes in two versions
  const { render, client, injected } = await openCode()
  const { renderPage, renderQuoteForm } = (await import(
    render.href
  )) as typeof import('../../renderer/pipeline/render-page')
  const live = new WatchedSite(folder)
  const site = await live.current
  if (!site) return undefined
  const code = {
    client,
    render: (page: PageContent, model: SiteModel) => renderPage(page, model, injected),
    renderQuoteForm: (model: SiteModel) => renderQuoteForm(model, injected),
  }
  const handler = createHandler(live, code, memory)
  await handler('/', '')
  return { server: serve(handler), indexed: { pages: site.index.pages, written: statSync(indexFile(folder)).mtime } }
}

/** Serves what a handler answers. What it throws is a mistake of ours: it is printed, and visitors see a plain page. */
function serve(handler: Handler): Server {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const [pathname = '/', search = ''] = (request.url ?? '/').split(/(?=\?)/)
    handler(pathname, search).then(
      (answer) => compress(request, response, () => send(answer, request, response)),
      (error: unknown) => {
        printFailure(error)
        sendAnswer(FAILED, request, response)
      },
    )
  })
}

function send(answer: Awaited<ReturnType<Handler>>, request: IncomingMessage, response: ServerResponse): void {
  if ('status' in answer) return sendAnswer(answer, request, response)
  request.url = encodeURI(answer.file)
  const serveFile = sirv(answer.folder, { dev: true, etag: true, setHeaders: setCaching })
  serveFile(request, response, () => sendAnswer(UNKNOWN, request, response))
}

function sendAnswer({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? []
  if (headers.ETag && known.includes(headers.ETag)) {
    response.writeHead(304, { ETag: headers.ETag, 'Cache-Control': headers['Cache-Control'] ?? '' }).end()
    return
  }
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}
