import { once } from 'node:events'
import { type IncomingMessage, type Server, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { terminalColors } from '../../renderer/problems/pretty'
import { UsageError } from '../command'

/** Where a server is to listen. */
interface Place {
  /** The name or the address of this machine that others reach it by: "localhost", if none is named. */
  host?: string
  /** The port that it must be. */
  port?: number
  /** The port that people expect where it need not be a certain one: 3000, if none is named. */
  usual?: number
}

/** How many ports are tried after the usual one. */
const MAX_OTHERS = 20

/**
 * Listens on the port that it must be, or else on the usual one, or the next one that is free. Where that is another one, a
 * note on stderr says what has the usual port, and which address to open.
 * @returns the port
 * @throws UsageError where that is impossible
 */
export async function listen(
  server: Server,
  { host = 'localhost', port: named, usual = 3000 }: Place,
): Promise<number> {
  const first = named ?? usual
  const last = named ?? usual + MAX_OTHERS
  for (let port = first; port <= last; port++) {
    if (!(await isListening(server, host, port))) continue
    if (port !== first) await noteOther(host, first, port)
    return (server.address() as AddressInfo).port
  }
  if (last > first) throw new UsageError(`the ports ${first} to ${last} are taken. Choose another one with --port.`)
  const holder = await describeHolder(host, first)
  throw new UsageError(`port ${first} is taken by ${holder}. End that, or choose another port with --port.`)
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
      throw new UsageError(`your account may not listen on port ${port}. Choose one from 1024 on with --port.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new UsageError(`${host} is no address of this machine. 0.0.0.0 stands for all that it has.`)
    throw error
  }
}

async function noteOther(host: string, taken: number, port: number): Promise<void> {
  const [right, wrong] = [port, taken].map((port) => terminalColors.cyan(addressOf(host, port)))
  console.error(
    `note: port ${taken} is taken by ${await describeHolder(host, taken)}. Open ${right} instead of ${wrong}.`,
  )
}

/** A port of this machine that nothing listens on. */
export async function freePort(place: Place = { port: 0 }): Promise<number> {
  const server = createServer()
  const port = await listen(server, place)
  await once(server.close(), 'close')
  return port
}

/**
 * Prints where a server has started.
 * @param what it serves: a folder
 * @param hint a sentence about what it is good for
 */
export function printAddress(what: string, port: number, { host = 'localhost', hint = '' } = {}): void {
  const address = terminalColors.cyan(addressOf(host, port))
  const sentences = [`Serving ${what} on ${address}.`, hint, 'Ctrl+C ends it.'].filter(Boolean)
  console.log(`${terminalColors.green('✓')} ${sentences.join(' ')}`)
}

const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** How Plat's servers call themselves, so that one can tell what another is. */
const OUR_NAME = /^Plat \((.*)\)$/

/**
 * The header with which a server of ours says what it is.
 * @param what in words: "npm run dev"
 */
export const nameHeader = (what: string) => ['Server', `Plat (${what})`] as const

/** Has a server say with each answer what it is. */
export const nameServer = (server: Server, what: string): Server =>
  server.prependListener('request', (_request, response) => response.setHeader(...nameHeader(what)))

/** In milliseconds, how long a program is given to say what it is. */
const PATIENCE = 2000

/** What listens on a port, in words, as far as it says so. */
async function describeHolder(host: string, port: number): Promise<string> {
  const name = await askName(host, port)
  const [, own] = OUR_NAME.exec(name) ?? []
  return own ?? (name ? `another program (${name})` : 'another program')
}

/** The name that a web server gives itself; empty where it has none, or is none. */
async function askName(host: string, port: number): Promise<string> {
  // a development server that has just started would take long over a page
  const asked = request({ host, port, path: '/robots.txt', method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })
  try {
    const [{ headers }] = (await once(asked.end(), 'response')) as [IncomingMessage]
    const name = String(headers.server ?? headers['x-powered-by'] ?? '')
    // it goes to the terminal
    return /^[\x20-\x7e]{1,60}$/.test(name) ? name : ''
  } catch {
    // it speaks another protocol, or does not answer
    return ''
  } finally {
    asked.destroy()
  }
}
