import { createReadStream } from 'node:fs'
import { extname, join } from 'node:path'
import type { Connect } from 'vite'
import { publicFolder } from '../pipeline/images/public-folder'
import { makeVariant } from '../pipeline/emit/make-variant'
import { decodeRoute } from '../decode-route'
import { requestedAddress } from '../requested-address'
import type { LiveSite } from './live-site'

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** Serves the site's pictures, and makes a variant when a page first asks for it. */
export function serveImages(live: LiveSite): Connect.NextHandleFunction {
  const folder = publicFolder(live.folder)
  return (request, response, next) => {
    const pathname = decodeRoute(requestedAddress(request).pathname)
    if (!pathname?.startsWith('/images/')) return next()
    findFile(live, folder, pathname).then((file) => {
      if (!file) return next()
      response.setHeader('Content-Type', TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream')
      // it may be gone by now
      createReadStream(file).on('error', next).pipe(response)
    }, next)
  }
}

async function findFile(live: LiveSite, folder: string, address: string): Promise<string | undefined> {
  // only what the site names is served, so that no address can lead out of the folder
  const images = live.pictures.files
  if (address in images) return join(folder, address)
  for (const [master, { variants }] of Object.entries(images)) {
    const variant = variants.find(({ url }) => url === address)
    if (variant) return makeVariant(join(folder, master), variant)
  }
  return undefined
}
