/** What is sent for an address. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** An answer of HTML. */
export function htmlAnswer(status: number, html: string, etag?: string): Answer {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status < 500 ? 'no-cache' : 'no-store',
  }
  return { status, headers: etag ? { ...headers, ETag: etag } : headers, body: Buffer.from(html) }
}

/** An answer that sends the visitor to another address for good. */
export const redirectAnswer = (to: string): Answer => ({
  status: 301,
  headers: { Location: to },
  body: Buffer.alloc(0),
})
