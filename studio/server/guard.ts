import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { TOKEN_HEADER } from '../protocol/addresses'
import { Refusal } from './refusal'

/** The names of this machine that no other one can have. */
const HOME = ['localhost', '127.0.0.1', '[::1]']

/** A secret that only the app's HTML holds. It is made when the server starts. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Whether a host is this machine alone: "localhost", "::1"; undefined is what Vite listens on by default. */
export const isLoopbackHost = (host: unknown): boolean =>
  host === undefined || host === false || (typeof host === 'string' && HOME.includes(host.replace(/^::1$/, '[::1]')))

/** Keeps answers out of other pages, out of frames, and out of caches. */
export function protectAnswer(response: ServerResponse, framing: 'DENY' | 'SAMEORIGIN' = 'DENY'): void {
  response.removeHeader('Access-Control-Allow-Origin')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', framing)
  response.setHeader('Referrer-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
}

/**
 * Lets only the app itself ask: everything that a browser says about a request must be right, and nothing may be missing.
 * @throws Refusal otherwise
 */
export function assertFromApp(request: IncomingMessage, token: string, contentType: string): void {
  const host = assertAtHome(request)
  const { origin, 'sec-fetch-site': site, [TOKEN_HEADER]: given } = request.headers
  if (origin !== `http://${host}`) throw new Refusal(403, 'Only Studio’s own page may ask: its Origin is another one.')
  if (site !== 'same-origin') throw new Refusal(403, 'Only Studio’s own page may ask: Sec-Fetch-Site says otherwise.')
  if (request.headers['content-type'] !== contentType)
    throw new Refusal(415, `The content type must be ${contentType}.`)
  if (typeof given !== 'string' || !isSame(given, token))
    throw new Refusal(403, 'Studio was started again since this page was opened. Reload the page.')
}

/**
 * Lets a browser show the app's HTML, and no page of another origin read it: the token is in it.
 * @throws Refusal otherwise
 */
export function assertShown(request: IncomingMessage): void {
  assertAtHome(request)
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers
  const isOwn = site === 'same-origin' || site === 'none'
  // a link on any page may lead here, since it can't read where it leads to
  if (!isOwn && !(mode === 'navigate' && destination === 'document'))
    throw new Refusal(403, 'Open Studio in a browser of today, by its own address.')
}

/** @returns the host that was asked for @throws Refusal if this isn't between programs of this machine alone */
function assertAtHome({ socket, headers }: IncomingMessage): string {
  if (!isLoopbackAddress(socket.remoteAddress)) throw new Refusal(403, 'Studio answers only on this machine.')
  const hosts = HOME.map((name) => (socket.localPort === 80 ? name : `${name}:${socket.localPort}`))
  const { host } = headers
  // a name of somebody else's may lead to this machine
  if (host === undefined || !hosts.includes(host)) throw new Refusal(403, `Open Studio at http://${hosts[0]}.`)
  return host
}

const isLoopbackAddress = (address = ''): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address)

/** Compares two texts in a time that says nothing about them. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')
