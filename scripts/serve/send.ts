import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, resolve } from 'node:path'
import compression from 'compression'
import send from 'send'
import { escapeAddress } from '../../renderer/emit/headers'
import { stripMetadata } from '../../renderer/pictures/strip-metadata'

/** Has an answer compressed, where its type and the visitor's browser allow that. A part of a file is sent as it is. */
export const compress = compression({
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
})

/** A text to send. */
export interface Text {
  status?: number
  /** Its MIME type. */
  type?: string
  content: string | Buffer
  /** Changes with the content. */
  etag?: string
}

/** Sends a text or a picture, or 304 to a visitor who has it already. */
export function sendText(
  response: ServerResponse,
  { status = 200, type = 'text/html', content, etag = etagOf(content) }: Text,
): void {
  response.statusCode = status
  response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
  if (status === 200) {
    response.setHeader('ETag', etag)
    const known = response.req.headers['if-none-match']?.split(/\s*,\s*/) ?? []
    if (known.includes(etag)) return void response.writeHead(304).end()
  } else response.setHeader('Cache-Control', 'no-store')
  response.end(content)
}

/** A weak one: the same text may be sent in several encodings. */
export const etagOf = (content: string | Buffer): string => `W/"${hash('sha1', content)}"`

/**
 * Sends a file or the part of it that is asked for, or 304 to a visitor who has it already.
 * @returns false where there is none
 */
export function sendFile(response: ServerResponse, file: string, status = 200): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  response.statusCode = status
  if (status !== 200) response.setHeader('Cache-Control', 'no-store')
  // it takes an address, and refuses ".." in it
  send(response.req, encodeURI(resolve(file)), { dotfiles: 'allow', cacheControl: false })
    // no such part, or a file that is gone since it was looked for
    .on('error', (error: { status?: number }) => response.writeHead(error.status ?? 500).end())
    .pipe(response)
  return true
}

/** Sends a picture without its metadata, as a build publishes it. @returns false where there is none */
export function sendPicture(response: ServerResponse, file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  const format = extname(file).slice(1).toLowerCase().replace('jpg', 'jpeg')
  sendText(response, { type: `image/${format}`, content: stripMetadata(readFileSync(file)) })
  return true
}

/** A plain page in place of one where the site has none to show. */
const plainPage = (status: number, title: string, text: string): Text => ({
  status,
  content: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
})

/** What is sent in place of a page that does not exist. */
export const UNKNOWN = plainPage(404, 'Page not found', 'There is no page at this address.')

/** What is sent in place of a page that can't be rendered. */
export const FAILURE = plainPage(500, 'This page can’t be shown', 'Something is wrong with it. Please come back later.')

/** Sends the visitor to another address for good. */
export const sendRedirect = (response: ServerResponse, to: string): void =>
  void response.writeHead(301, { Location: escapeAddress(to) }).end()
