import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFile } from '../../../sections/page-context'
import { type ImageHost, QUALITY, imageVariants } from './image-variants'
import { openPicture } from './open-picture'
import { sizeOf } from './read-image-size'

/**
 * What is known of each picture's file: its size and its variants.
 * @param publicFolder the folder that holds images/
 * @param addresses of pictures that exist
 * @param host the service that makes the variants; without one the build does
 * @param known pictures that were looked at before, and are not once more
 */
export async function probeImages(
  publicFolder: string,
  addresses: Iterable<string>,
  host?: ImageHost,
  known: Record<string, ImageFile> = {},
): Promise<Record<string, ImageFile>> {
  const wanted = [...new Set(addresses)].sort()
  const files = await Promise.all(wanted.map((address) => known[address] ?? probe(publicFolder, address, host)))
  return Object.fromEntries(wanted.map((address, index) => [address, files[index] as ImageFile]))
}

async function probe(publicFolder: string, address: string, host?: ImageHost): Promise<ImageFile> {
  const content = await readFile(join(publicFolder, address))
  // to load what reads whole pictures takes longer than to look at the headers of all
  const { width, height } = sizeOf(() => content) ?? (await (await openPicture(content)).metadata())
  const hash = createHash('sha256').update(content).update(JSON.stringify(QUALITY)).digest('hex').slice(0, 6)
  return { width, height, variants: imageVariants(address, width, hash, host) }
}
