import { once } from 'node:events'
import { type IncomingMessage, type Server, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { terminalColors } from '../../renderer/problems/pretty'
import { UsageError } from '../command'

/** Where a server listens. */
interface Place {
  /** The name or address of this machine at which it can be reached: "localhost" by default. */
  host?: string
  /** The port that it must have. */
  port?: number
  /** The port that it should have if `port` is not set: 3000 by default. */
  usual?: number
}

/** How many more ports are tried after the usual one. */
const MAX_OTHERS = 20

/**
 * Listens on the given port, or else on the usual one or the next free one. A note on stderr says if that is not the usual
 * port, which program has that one, and which address to open.
 * @returns the port
 * @throws UsageError if that is impossible
 */
export async function listen(
  server: Server,
  { host = 'localhost', port: given, usual = 3000 }: Place,
): Promise<number> {
  const first = given ?? usual
  const last = given ?? usual + MAX_OTHERS
  for (let port = first; port <= last; port++) {
    if (!(await isListening(server, host, port))) continue
    if (port !== first) await printTaken(host, first, port)
    return (server.address() as AddressInfo).port
  }
  if (last > first) throw new UsageError(`ports ${first} to ${last} are taken. Choose another one with --port.`)
  const holder = await describeHolder(host, first)
  throw new UsageError(`port ${first} is taken by ${holder}. Stop it, or choose another port with --port.`)
}

/** Tries to listen. @returns false where the port is taken */
async function isListening(server: Server, host: string, port: number): Promise<boolean> {
  try {
    await once(server.listen(port, host), 'listening')
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') return false
    if (code === 'EACCES')
      throw new UsageError(`you aren’t allowed to listen on port ${port}. Choose a port above 1023 with --port.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new UsageError(`${host} is not an address of this machine. Use 0.0.0.0 to listen on all of its addresses.`)
    throw error
  }
}

async function printTaken(host: string, taken: number, port: number): Promise<void> {
  const [right, wrong] = [port, taken].map((port) => terminalColors.cyan(addressOf(host, port)))
  console.error(
    `note: port ${taken} is taken by ${await describeHolder(host, taken)}. Open ${right} instead of ${wrong}.`,
  )
}

/** Finds a free port. */
export async function freePort(place: Place = { port: 0 }): Promise<number> {
  const server = createServer()
  const port = await listen(server, place)
  await once(server.close(), 'close')
  return port
}

/**
 * Prints the address of a server that has started.
 * @param what the folder that it serves
 * @param hint a sentence about what to do next
 */
export function printAddress(what: string, port: number, { host = 'localhost', hint = '' } = {}): void {
  const address = terminalColors.cyan(addressOf(host, port))
  const sentences = [`Serving ${what} on ${address}.`, hint, 'Press Ctrl+C to stop.'].filter(Boolean)
  console.log(`${terminalColors.green('✓')} ${sentences.join(' ')}`)
}

const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** The name that Plat's servers give themselves, so that they recognize each other. */
const OUR_NAME = /^Plat \((.*)\)$/

/**
 * The header with the name of one of our servers.
 * @param what the server: "npm run dev"
 */
export const nameHeader = (what: string) => ['Server', `Plat (${what})`] as const

/** Adds the header with a server's name to each of its responses. */
export const nameServer = (server: Server, what: string): Server =>
  server.prependListener('request', (_request, response) => response.setHeader(...nameHeader(what)))

/** In milliseconds, how long to wait for a program's name. */
const PATIENCE = 2000

/** Describes what listens on a port, with its name if it has one. */
async function describeHolder(host: string, port: number): Promise<string> {
  const name = await requestName(host, port)
  const [, ourServer] = OUR_NAME.exec(name) ?? []
  return ourServer ?? (name ? `another program (${name})` : 'another program')
}

/** Requests the name that a web server gives itself; empty if it has none, or is not a web server. */
async function requestName(host: string, port: number): Promise<string> {
  // a development server that has just started would take long to answer with a page
  const nameRequest = request({
    host,
    port,
    path: '/robots.txt',
    method: 'HEAD',
    signal: AbortSignal.timeout(PATIENCE),
  })
  try {
    const [{ headers }] = (await once(nameRequest.end(), 'response')) as [IncomingMessage]
    const name = String(headers.server ?? headers['x-powered-by'] ?? '')
    // it is printed on the terminal
    return /^[\x20-\x7e]{1,60}$/.test(name) ? name : ''
  } catch {
    // it speaks another protocol, or doesn't answer
    return ''
  } finally {
    nameRequest.destroy()
  }
}
