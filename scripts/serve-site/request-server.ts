import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import compression from 'compression'
import sirv from 'sirv'
import { type Answer, htmlAnswer } from './answers/answer'
import type { Handler } from './answers/create-handler'
import { FAILED, UNKNOWN } from './answers/plain-page'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** As a build's _headers says. */
const ALWAYS = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' }

/**
 * Serves what a handler answers.
 * @param onFault is told what the handler throws, which is a mistake of ours: visitors see a plain page
 */
export function createRequestServer(handler: Handler, onFault: (error: unknown) => void): Server {
  const compress = compression() as unknown as Middleware
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
        onFault(error)
        send(htmlAnswer(500, FAILED), request, response)
      },
    )
  })
}

function send(answer: Awaited<ReturnType<Handler>>, request: IncomingMessage, response: ServerResponse): void {
  if ('status' in answer) return sendAnswer(answer, request, response)
  request.url = encodeURI(answer.file)
  const serve = sirv(answer.folder, { dev: true, etag: true, setHeaders: setCaching })
  serve(request, response, () => sendAnswer(htmlAnswer(404, UNKNOWN), request, response))
}

function sendAnswer({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? []
  if (headers.ETag && known.includes(headers.ETag)) {
    response.writeHead(304, { ETag: headers.ETag, 'Cache-Control': headers['Cache-Control'] ?? '' }).end()
    return
  }
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

/** The names of the browser's code hold hashes of its content. */
function setCaching(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
}
