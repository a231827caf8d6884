import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import createCompression from 'compression'
import sirv from 'sirv'
import { terminalColors } from '../../renderer/pipeline/problems/pretty'
import { requestedAddress } from '../../renderer/requested-address'
import { UsageError } from '../command'

/** Compresses what is written to the response, where the visitor's browser accepts that. */
export const compress = createCompression() as Middleware

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** How many ports are tried after one that is taken. */
const PORTS_TO_TRY = 20

/**
 * Serves a build until the process is ended, and prints its address.
 * @throws UsageError when there is no build
 */
export async function preview(out: string, port: number): Promise<void> {
  const folder = join(out, 'client')
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`${folder} holds no site. Run \`npm run build\` first.`)
  const taken = await listen(createStaticServer(folder), port)
  printAddress(folder, port, taken)
}

/** Prints where a server has started: on the port that was wanted, or on another one. */
export function printAddress(what: string, wanted: number, port: number): void {
  const note = port === wanted || wanted === 0 ? '' : ` (${wanted} is taken)`
  const address = terminalColors.cyan(`http://localhost:${port}`)
  console.log(`${terminalColors.green('✓')} Serving ${what} on ${address}${note}. Ctrl+C ends it.`)
}

/**
 * Serves a build on a free port as `npm run preview` does.
 * @param client the folder of the build's files
 * @returns its origin, without a slash at its end, and what closes it
 */
export async function serveBuild(client: string): Promise<{ origin: string; close: () => void }> {
  const server = createStaticServer(client)
  const port = await listen(server, 0)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}

/**
 * Serves a folder as a static host would: /plano is plano.html, /plano/ redirects to it, _redirects counts,
 * and what isn't there is 404.html with status 404.
 */
export function createStaticServer(folder: string): Server {
  const files = sirv(folder, { dev: true, extensions: ['html'], setHeaders: setCaching })
  const redirects = readRedirects(folder)
  return createServer((request, response) => {
    const { pathname, search } = requestedAddress(request)
    const target =
      redirects.get(pathname) ?? (/.\/$/.test(pathname) ? pathname.replace(/\/+$/, '') + search : undefined)
    if (target) {
      response.writeHead(301, { Location: target }).end()
      return
    }
    compress(request, response, () => files(request, response, () => notFound(folder, response)))
  })
}

/** Lets browsers keep the code, whose names contain hashes; for all else they ask again. */
export function setCaching(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function notFound(folder: string, response: ServerResponse): void {
  const page = join(folder, '404.html')
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(existsSync(page) ? readFileSync(page) : 'Not found')
}

/** The redirects of a build's _redirects: from → to. */
function readRedirects(folder: string): Map<string, string> {
  const file = join(folder, '_redirects')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const redirects = lines.map((line) => line.split(' ')).filter((parts) => parts.length === 3)
  return new Map(redirects.map(([from = '', to = '']) => [from, to]))
}

/**
 * Listens on a port, or on the next one that is free.
 * @returns the port
 * @throws UsageError when none of them is free
 */
export async function listen(server: Server, port: number): Promise<number> {
  for (let candidate = port; candidate <= port + PORTS_TO_TRY; candidate++) {
    try {
      await once(server.listen(candidate, 'localhost'), 'listening')
      return (server.address() as AddressInfo).port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  throw new UsageError(`the ports ${port} to ${port + PORTS_TO_TRY} are taken. Choose another one with --port.`)
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0)
  await once(server.close(), 'close')
  return port
}
