import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import type { Site } from '../../schemas/types'
import type { ImageFile } from '../../sections/page-context'
import { makeVariant, probeImages } from '../pipeline/images/image-variants'
import { decodeRoute, requestedAddress } from '../requested-address'

/** The pictures of the pages that were asked for. Each is read once, and again after any of them was changed. */
export class LivePictures {
  /** By their addresses. One whose file is gone stays: the last good version of a page may show it. */
  readonly files: Record<string, ImageFile> = {}
  readonly #fresh = new Set<string>()

  /** @param folder that holds images/ */
  constructor(readonly folder: string) {}

  /** Reads those of these pictures that are not known as they are now. */
  async read(addresses: string[], host: Site['imageHost']): Promise<void> {
    const unknown = addresses.filter((address) => !this.#fresh.has(address) && existsSync(join(this.folder, address)))
    if (unknown.length === 0) return
    Object.assign(this.files, await probeImages(this.folder, unknown, host))
    for (const address of unknown) this.#fresh.add(address)
  }

  /** Has every picture read again when it is asked for next. */
  forget(): void {
    this.#fresh.clear()
  }
}

/** Serves the variants of the site's pictures, each made when a page first asks for it. */
export function serveVariants({ files, folder }: LivePictures): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = decodeRoute(requestedAddress(request).pathname)
    for (const [master, { variants }] of Object.entries(files)) {
      const variant = variants.find(({ url }) => url === address)
      if (!variant) continue
      makeVariant(join(folder, master), variant).then((file) => {
        response.setHeader('Content-Type', `image/${variant.format}`)
        // it may be gone by now
        createReadStream(file).on('error', next).pipe(response)
      }, next)
      return
    }
    next()
  }
}
