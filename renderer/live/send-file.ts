import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, resolve } from 'node:path'
import send from 'send'
import { isDrawing, publishedDrawing } from '../pictures/drawing-files'
import { mayHoldMetadata, stripMetadata } from '../pictures/strip-metadata'

/**
 * Sends a file or the part of it that is asked for, or 304 to a visitor who already has it.
 * @returns false if there is no such file
 */
export function sendFile(response: ServerResponse, file: string, status = 200): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  response.statusCode = status
  if (status !== 200) response.setHeader('Cache-Control', 'no-store')
  // it takes an address, and refuses ".." in it
  send(response.req, encodeURI(resolve(file)), { dotfiles: 'allow', cacheControl: false })
    // no such part, or a file that has been deleted in the meantime
    .on('error', (error: { status?: number }) => response.writeHead(error.status ?? 500).end())
    .pipe(response)
  return true
}

/**
 * Sends a file of public/ as a build would publish it: a drawing as it is understood, a picture without its metadata.
 * @returns false if there is no such file
 */
export function sendPublicFile(response: ServerResponse, file: string, status = 200): boolean {
  if (!isDrawing(file) && !mayHoldMetadata(file)) return sendFile(response, file, status)
  if (!existsSync(file)) return false
  if (isDrawing(file)) {
    sendContent(response, file, publishedDrawing(file).markup, status)
    return true
  }
  const picture = readFileSync(file)
  const content = stripMetadata(picture)
  // without metadata, the file itself can be sent, and parts of it
  if (content.length === picture.length) return sendFile(response, file, status)
  sendContent(response, file, content, status)
  return true
}

/** Sends the published content of a picture or drawing, or 304 to a visitor who already has it. */
function sendContent(response: ServerResponse, file: string, content: string | Buffer, status: number): void {
  const etag = `W/"${hash('sha1', content)}"`
  if (response.req.headers['if-none-match'] === etag) response.writeHead(304).end()
  else
    response.writeHead(status, { 'Content-Type': typeOf(file), 'Cache-Control': 'no-cache', ETag: etag }).end(content)
}

/** The MIME type of a picture: "image/jpeg". */
function typeOf(file: string): string {
  const format = extname(file).slice(1).toLowerCase()
  return `image/${{ svg: 'svg+xml', jpg: 'jpeg' }[format] ?? format}`
}
