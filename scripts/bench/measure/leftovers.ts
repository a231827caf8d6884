import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Tool } from '../tools/tool'

/**
 * What builds have left, and the documents of the last bench, out of the way of builds that start from nothing. It is deleted when all is measured: for minutes
 * after ten thousand files were deleted, Linux passes over each of them whenever it makes a new one (ext4), which is a sixth
 * of a build. Who builds from nothing has deleted nothing.
 */
export class Leftovers {
  #count = 0

  /** @param folder of its own, on the same disk as the tools' output */
  constructor(private readonly folder: string) {
    this.delete()
  }

  /** Takes the output and the caches of a tool out of its way. Only empty files are kept of them, since the disk may be small. */
  setAside({ leftovers }: Pick<Tool, 'leftovers'>): void {
    mkdirSync(this.folder, { recursive: true })
    for (const leftover of leftovers) {
      if (!lstatSync(leftover, { throwIfNoEntry: false })) continue
      const aside = join(this.folder, String(this.#count++))
      renameSync(leftover, aside)
      emptyFiles(aside)
    }
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function emptyFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const stats = lstatSync(path)
    // a file of other names too is also somebody else's
    if (stats.isFile() && stats.nlink === 1) truncateSync(path)
  }
}
