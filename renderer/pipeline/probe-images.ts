import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ImageFile } from '../../sections/page-context'
import { QUALITY, imageVariants } from './image-variants'

/**
 * What is known of each picture's file: its size and the variants that will be made from it.
 * @param publicFolder the folder that holds images/
 * @param addresses of pictures that exist
 */
export async function probeImages(
  publicFolder: string,
  addresses: Iterable<string>,
): Promise<Record<string, ImageFile>> {
  const probed = await Promise.all(
    [...new Set(addresses)].sort().map(async (address) => [address, await probe(publicFolder, address)] as const),
  )
  return Object.fromEntries(probed)
}

async function probe(publicFolder: string, address: string): Promise<ImageFile> {
  const content = await readFile(join(publicFolder, address))
  const { width, height } = await sharp(content).metadata()
  const hash = createHash('sha256').update(content).update(JSON.stringify(QUALITY)).digest('hex').slice(0, 8)
  return { width, height, variants: imageVariants(address, width, hash) }
}
