import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../schemas/types'
import type { ImageFile } from '../../sections/page-context'
import { probeImages } from '../pipeline/images/probe-images'

/** What is known of the pictures of the pages that were asked for. Each is read once, and again after one was changed. */
export class LivePictures {
  /** By their addresses. One whose file is gone stays: the last right version of a page may show it. */
  readonly files: Record<string, ImageFile> = {}
  readonly #fresh = new Set<string>()

  /** @param folder that holds images/ */
  constructor(private readonly folder: string) {}

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
