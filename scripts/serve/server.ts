import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { printFailure } from '../command'
import { FAILURE, compress, sendText } from './send'

/**
 * Creates a server that can only be read from. What `answer` throws is a bug of ours or of a component: it is printed, and
 * the visitor sees a plain page.
 */
export function createReadServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Server {
  return createServer(async (request, response) => {
    compress(request, response, () => {})
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    try {
      await answer(request, response)
    } catch (error) {
      printFailure(error)
      if (response.headersSent) response.destroy()
      else sendText(response, FAILURE)
    }
  })
}

/** How long answers that are under way may take when the server is ended, in milliseconds. */
const LAST_ANSWERS = 10_000

/** Ends a server, and so the process, when the process is asked to end: what is under way is answered first. */
export function endOnRequest(server: Server): void {
  const end = () => {
    // a connection whose answer is complete is not kept for another request
    server.keepAliveTimeout = 1
    server.close()
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS).unref()
  }
  process.once('SIGTERM', end).once('SIGINT', end)
  // the shell between npm and this process passes no signal on: it ends, and another process becomes the parent
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && end(), 500).unref()
  server.once('close', () => {
    clearInterval(watch)
    process.off('SIGTERM', end).off('SIGINT', end)
  })
}
