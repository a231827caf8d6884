import { copyFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { ImageVariant } from '../../../sections/page-context'
import type { SiteModel } from '../model'
import { makeVariant } from './make-variant'

/** How far a long piece of work is. */
export type Progress = (done: number, total: number) => void

interface Task {
  from: string
  to: string
  make: (from: string, to: string) => Promise<void>
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
    const from = join(publicFolder, address)
    return [
      { from, to: join(folder, address), make: copyFile },
      ...variants.filter(isOurs).map((variant): Task => ({
        from,
        to: join(folder, variant.url),
        make: (source, to) => makeVariant(source, variant, to),
      })),
    ]
  })
  const total = tasks.length
  let done = 0
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await mkdir(dirname(task.to), { recursive: true })
      await task.make(task.from, task.to)
      onProgress?.(++done, total)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Variants of an image service are addresses elsewhere. */
const isOurs = ({ url }: ImageVariant): boolean => url.startsWith('/')
