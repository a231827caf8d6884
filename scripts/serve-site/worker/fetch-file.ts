import type { Files } from './fetch-document'

/** What workerd does not say of a file. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
}

/** Files have an ending; pages have none. */
const FILE = /\.([a-z0-9]+)$/i

/** Answers the address of a file; nothing where it is none, which a page may have. */
export async function fetchFile(pathname: string, files: Files): Promise<Response | undefined> {
  const [, ending = ''] = FILE.exec(pathname) ?? []
  if (!ending) return undefined
  const { ok, body } = await files.fetch(`http://files${pathname}`)
  if (!ok) {
    await body?.cancel()
    return undefined
  }
  const type = TYPES[ending.toLowerCase()] ?? 'application/octet-stream'
  const caching = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': caching } })
}
