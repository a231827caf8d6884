import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { ImageVariant } from '../../../sections/page-context'
import { QUALITY, openPicture } from '../images/image-variants'

/** Where variants are kept between builds. Their names hold a hash of what they were made from, so that none is ever out of date. */
const CACHE = resolve('node_modules/.cache/plat/images')

/** How hard AVIF is pressed, of 9: 4 takes six times as long as 2 and saves nothing on these pictures. */
const AVIF_EFFORT = 2

/** Counts the files under way, since two requests of the development server may want the same picture at once. */
let underWay = 0

/**
 * Makes one variant of a picture, unless it was made before.
 * @returns its file in the cache
 */
export async function makeVariant(master: string, { format, width, url }: ImageVariant): Promise<string> {
  const cached = join(CACHE, basename(url))
  if (existsSync(cached)) return cached
  await mkdir(CACHE, { recursive: true })
  const resized = (await openPicture(master)).resize({ width })
  const encoded =
    format === 'webp'
      ? resized.webp({ quality: QUALITY.webp })
      : resized.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
  // written aside first: a build that is stopped in the middle must not leave half a picture under its final name
  const partial = `${cached}.${process.pid}-${underWay++}.partial`
  await encoded.toFile(partial)
  await rename(partial, cached)
  return cached
}
