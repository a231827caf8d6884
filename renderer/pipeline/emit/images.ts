import { copyFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { ImageVariant } from '../../../sections/page-context'
import type { SiteModel } from '../model'
import { makeVariant } from './make-variant'

/** How far a long piece of work is. */
export type Progress = (done: number, total: number) => void

interface Task {
  to: string
  /** Finds the file that is copied, and makes it where it has to be made. */
  source: () => string | Promise<string>
}

/**
 * Copies the pictures that the site uses and makes their smaller variants, as many at a time as there are processors.
 * @param folder where the site is written
 */
export async function emitImages(
  { images }: SiteModel,
  publicFolder: string,
  folder: string,
  onProgress?: Progress,
): Promise<void> {
  const tasks = Object.entries(images).flatMap(([address, { variants }]): Task[] => {
    const master = join(publicFolder, address)
    return [
      { to: join(folder, address), source: () => master },
      ...variants.filter(isOurs).map((variant): Task => ({
        to: join(folder, variant.url),
        source: () => makeVariant(master, variant),
      })),
    ]
  })
  const total = tasks.length
  let done = 0
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await mkdir(dirname(task.to), { recursive: true })
      await copyFile(await task.source(), task.to)
      onProgress?.(++done, total)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Variants of an image service are addresses elsewhere. */
const isOurs = ({ url }: ImageVariant): boolean => url.startsWith('/')
