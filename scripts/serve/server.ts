import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { hasHostOf, parseWebAddress } from '../../renderer/documents/web-addresses'
import { isTooLong } from '../../renderer/live/requested-address'
import { printFailure } from '../command'
import { FAILURE, compress, sendText } from './send'

/** The names of this machine, which no other site can have. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Whether a request is for one of these hosts, or for this machine by its own names. */
function isForHost({ headers }: IncomingMessage, hosts: string[]): boolean {
  const address = parseWebAddress(`http://${headers.host ?? ''}`)
  return address !== undefined && hasHostOf(address, [...LOOPBACK, ...hosts])
}

/**
 * Creates a server that can only be read from. What `answer` throws is a bug of ours or of a component: it is printed, and
 * the visitor sees a plain page.
 * @param hosts the names that it answers to, if not to all
 */
export function createReadServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  hosts?: string[],
): Server {
  return createServer(async (request, response) => {
    if (hosts && !isForHost(request, hosts)) return void response.writeHead(421).end()
    if (isTooLong(request)) return void response.writeHead(414).end()
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

/**
 * Ends a server, and so the process, when the process is asked to end: what is under way is answered first. It says so where
 * its terminal was closed. That nobody reads what it prints is no reason to end.
 */
export function endOnRequest(server: Server): void {
  const end = () => {
    // a connection whose answer is complete is not kept for another request
    server.keepAliveTimeout = 1
    server.close()
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS).unref()
  }
  const hangUp = () => {
    console.error('Ended, since its terminal was closed. docs/publishing.md shows how to keep a server running.')
    // the second one is not listened to: Node itself can't end in good order without the terminal that it reads from
    server.once('close', () => process.kill(process.pid, 'SIGHUP'))
    end()
  }
  process.once('SIGTERM', end).once('SIGINT', end).once('SIGHUP', hangUp)
  const watch = endWithNpm()
  // in place of what scripts/run.cjs does then: there is nowhere left to say that something can't be printed
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error').on('error', () => undefined)
  server.once('close', () => {
    clearInterval(watch)
    process.off('SIGTERM', end).off('SIGINT', end).off('SIGHUP', hangUp)
  })
}

/** In milliseconds, how often a server that npm has started looks whether npm is still there. */
const LOOK = 500

/**
 * Asks this process to end when the npm that has started it was ended: the shell between them passes no signal on.
 * @returns the timer that looks; none where another program started it, which may end, as a script does after `… &`
 */
export function endWithNpm(): NodeJS.Timeout | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK)
  return watch.unref()
}
