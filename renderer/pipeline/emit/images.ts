import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ImageVariant } from '../../../sections/page-context'
import type { SiteModel } from '../model'
import { makeVariant } from './make-variant'
import type { Output } from './output'

/** How far a long piece of work is. */
export type Progress = (done: number, total: number) => void

/**
 * Copies the pictures that the site uses and makes their smaller variants, as many at a time as there are processors.
 * @param output where the site is written
 */
export async function emitImages(
  { images }: Pick<SiteModel, 'images'>,
  publicFolder: string,
  output: Output,
  onProgress?: Progress,
): Promise<void> {
  const tasks = Object.entries(images).flatMap(([address, { variants }]) => {
    const master = join(publicFolder, address)
    return [
      () => output.copy(address.slice(1), () => master),
      ...variants
        .filter(isOurs)
        .map((variant) => () => output.copy(variant.url.slice(1), () => makeVariant(master, variant), true)),
    ]
  })
  const total = tasks.length
  let done = 0
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await task()
      onProgress?.(++done, total)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Variants of an image service are addresses elsewhere. */
const isOurs = ({ url }: ImageVariant): boolean => url.startsWith('/')
