import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { terminalColors } from '../../renderer/problems/pretty'
import { UsageError, printFailure } from '../command'
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

interface ListenOptions {
  /** The name or the address of this machine that others reach it by. */
  host?: string
  port: number
  /** How many ports are tried after one that is taken. */
  others?: number
}

/**
 * Listens on a port.
 * @returns the port
 * @throws UsageError where that is impossible
 */
export async function listen(server: Server, { host = 'localhost', port, others = 0 }: ListenOptions): Promise<number> {
  for (let candidate = port; candidate <= port + others; candidate++) {
    try {
      await once(server.listen(candidate, host), 'listening')
      return (server.address() as AddressInfo).port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        throw new UsageError(`${host} is no address of this machine. 0.0.0.0 stands for all that it has.`)
      if (code !== 'EADDRINUSE') throw error
    }
  }
  const taken = others > 0 ? `the ports ${port} to ${port + others} are` : `port ${port} is`
  throw new UsageError(`${taken} taken. Choose another one with --port.`)
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, { port: 0 })
  await once(server.close(), 'close')
  return port
}

/** Prints where a server has started: on the port that was wanted, or on another one. */
export function printAddress(what: string, { host = 'localhost', port: wanted }: ListenOptions, port: number): void {
  const note = port === wanted || wanted === 0 ? '' : ` (${wanted} is taken)`
  const address = terminalColors.cyan(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  console.log(`${terminalColors.green('✓')} Serving ${what} on ${address}${note}. Ctrl+C ends it.`)
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
