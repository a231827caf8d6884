import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { printFailure } from '../command'
import { FAILURE, compress, sendText } from './send'

/**
 * Creates a read-only server. An error that `answer` throws is a bug of ours or of a component: it is printed, and the
 * visitor sees a plain page.
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

/** In milliseconds, how long pending responses may take when the server is stopped. */
const LAST_ANSWERS = 10_000

/**
 * Stops a server, and with it the process, when the process is asked to end. Pending requests are answered first. If its
 * terminal is closed, a message says so. It goes on if nobody reads what it prints.
 */
export function endOnRequest(server: Server): void {
  const end = () => {
    // connections are not kept open for further requests
    server.keepAliveTimeout = 1
    server.close()
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS).unref()
  }
  const hangUp = () => {
    console.error('Stopped, since the terminal was closed. See docs/publishing.md for how to keep a server running.')
    // a second signal, with nobody listening: Node can't exit normally without the terminal it reads from
    server.once('close', () => process.kill(process.pid, 'SIGHUP'))
    end()
  }
  process.once('SIGTERM', end).once('SIGINT', end).once('SIGHUP', hangUp)
  const watch = endWithNpm()
  // replaces the listeners of scripts/run.cjs: there is nowhere left to report that something can't be printed
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error').on('error', () => undefined)
  server.once('close', () => {
    clearInterval(watch)
    process.off('SIGTERM', end).off('SIGINT', end).off('SIGHUP', hangUp)
  })
}

/** In milliseconds, how often a server checks whether the npm that has started it is still running. */
const NPM_INTERVAL = 500

/**
 * Asks this process to end when the npm that has started it ends: the shell between them doesn't pass on signals.
 * @returns the timer of the check; undefined if another program has started this process, which may end, as a script after
 * `… &`
 */
export function endWithNpm(): NodeJS.Timeout | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, NPM_INTERVAL)
  return watch.unref()
}
