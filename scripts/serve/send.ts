import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import compression from 'compression'

/** Compresses a response if its type and the visitor's browser allow that. A part of a file is sent as it is. */
export const compress = compression({
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
})

/** A text to send. */
export interface Text {
  status?: number
  /** Its MIME type. */
  type?: string
  content: string
  /** A hash of the content. */
  etag?: string
}

/** Sends a text, or 304 to a visitor who already has it. */
export function sendText(
  response: ServerResponse,
  { status = 200, type = 'text/html', content, etag = etagOf(content) }: Text,
): void {
  response.statusCode = status
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  if (status === 200) {
    response.setHeader('ETag', etag)
    const visitorEtags = response.req.headers['if-none-match']?.split(/\s*,\s*/) ?? []
    if (visitorEtags.includes(etag)) return void response.writeHead(304).end()
  } else response.setHeader('Cache-Control', 'no-store')
  response.end(content)
}

/** The ETag of a text: a weak one, since a text can be sent in several encodings. */
export const etagOf = (content: string): string => `W/"${hash('sha1', content)}"`

/** A plain page, where the site has no page to show. */
const plainPage = (status: number, title: string, text: string): Text => ({
  status,
  content: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
})

/** Sent in place of a page that doesn't exist. */
export const UNKNOWN = plainPage(404, 'Page not found', 'There is no page at this address.')

/** Sent in place of a page that can't be rendered. */
export const FAILURE = plainPage(500, 'This page can’t be shown', 'Something is wrong with it. Please come back later.')
