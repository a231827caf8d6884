import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { basename, dirname, extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import serveStatic from 'serve-static'

/** The types of files that become smaller when they are compressed. */
const TEXTS: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
}

/** How each encoding is made, the smallest first. The highest quality of Brotli takes twenty times as long as this one. */
const COMPRESSED = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
  identity: (content: Buffer) => Promise.resolve(content),
}

type Encoding = keyof typeof COMPRESSED

/** How many bytes of encoded texts are kept. */
const KEPT = 32 * 1024 * 1024

interface Source {
  encoding: Encoding
  read: () => Buffer | Promise<Buffer>
}

/** Texts as they are sent, by their encoding, place and ETag: each is made once, however many ask for it at a time. */
const encoded = new LRUCache<string, Buffer, Source>({
  maxSize: KEPT,
  // none may be empty
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: async (_key, _stale, { context: { encoding, read } }) => COMPRESSED[encoding](await read()),
})

/** A text to send. */
export interface Text {
  status?: number
  /** Its MIME type. */
  type?: string
  content: string
  /** Changes with the content. */
  etag?: string
}

/** Sends a text, or 304 to a visitor who has it already. */
export function sendText(
  response: ServerResponse,
  { status = 200, type = 'text/html', content, etag = etagOf(content) }: Text,
): Promise<void> {
  return sendEncoded(response, { status, type, etag, place: '', read: () => Buffer.from(content) })
}

/** A weak one: the same text may be sent in several encodings. */
export const etagOf = (content: string): string => `W/"${hash('sha1', content)}"`

/**
 * Sends a file, or 304 to a visitor who has it already.
 * @returns false where there is none
 */
export async function sendFile(response: ServerResponse, file: string, status = 200): Promise<boolean> {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) return false
  const type = TEXTS[extname(file)]
  // parts are wanted of films and papers
  if (!type || response.req.headers.range) sendStream(response, file)
  else {
    const etag = `W/"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}"`
    await sendEncoded(response, { status, type, etag, place: file, read: () => readFile(file) })
  }
  return true
}

/** Sends a file, or the part of it that is asked for. */
function sendStream(response: ServerResponse, file: string): void {
  const serve = serveStatic(dirname(file), { dotfiles: 'allow', fallthrough: false, index: false, redirect: false })
  const url = `/${encodeURIComponent(basename(file))}`
  serve(Object.assign(response.req, { url }), response, (error?: HttpError) =>
    // no such part, or a file that is gone since it was looked for
    response.writeHead(error?.status ?? 500).end(),
  )
}

type HttpError = Error & { status?: number }

interface EncodedText extends Required<Pick<Text, 'status' | 'type' | 'etag'>>, Pick<Source, 'read'> {
  place: string
}

async function sendEncoded(response: ServerResponse, { status, type, etag, place, read }: EncodedText): Promise<void> {
  response.setHeader('Vary', 'Accept-Encoding')
  if (status === 200) {
    response.setHeader('ETag', etag)
    const known = response.req.headers['if-none-match']?.split(/\s*,\s*/) ?? []
    if (known.includes(etag)) return void response.writeHead(304).end()
  } else response.setHeader('Cache-Control', 'no-store')
  const accepted = new Negotiator(response.req).encodings(['br', 'gzip'])
  const encoding = (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
  const body = await encoded.fetch(`${encoding} ${place} ${etag}`, { context: { encoding, read } })
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': body?.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  response.end(body)
}

/** A plain page in place of one where the site has none to show. */
const plainPage = (status: number, title: string, text: string): Text => ({
  status,
  content: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
})

/** What stands in place of a page that there is not. */
export const UNKNOWN = plainPage(404, 'Page not found', 'There is no page at this address.')

/** What stands in place of a page that can't be rendered. */
export const FAILURE = plainPage(500, 'This page can’t be shown', 'Something is wrong with it. Please come back later.')

/** Sends the visitor to another address for good. */
export const sendRedirect = (response: ServerResponse, to: string): void =>
  void response.writeHead(301, { Location: to }).end()
