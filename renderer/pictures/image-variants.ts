import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Sharp } from 'sharp'
import { getTransformerForProvider } from 'unpic/async'
import type { Site } from '../../schemas/types'
import type { ImageFile, ImageVariant } from '../../sections/page/page-context'
import { cacheFolders, writableCache } from '../documents/cache-folders.mjs'
import { writeAtomically } from '../documents/write-atomically'
import { isDrawing, publishedDrawing } from './drawing-files'
import { sizeOf } from './pictures'
import { FileError } from '../problems/file-error'

/** Who makes the variants, and at which quality, as site.json says. */
export type ImageSettings = Pick<Site, 'imageHost' | 'imageQuality'>

/** Out of 100; site.json can set another (site-spec §9). At this quality our pictures are smaller as WebP than as AVIF. */
const QUALITY = 85

/** The widths of variants in pixels: for phones, phones with high-resolution screens, tablets, laptops, desktops. */
const WIDTHS = [480, 800, 1200, 1440, 1920]

/**
 * The variants of a master picture: files that the build makes and browsers can cache forever, or addresses at an image
 * service.
 * @param address the master's address: "/images/truck.jpg"
 * @param width the master's width in pixels, which no variant exceeds
 * @param hash a hash of the master's content and the quality, so that a changed picture gets new addresses
 * @example "/assets/images/truck-480.217626.webp"
 */
export async function imageVariants(
  address: string,
  width: number,
  hash: string,
  { imageHost, imageQuality: quality = QUALITY }: ImageSettings = {},
): Promise<ImageVariant[]> {
  if (address.endsWith('.svg')) return []
  const largest = Math.min(width, WIDTHS.at(-1) ?? width)
  const widths = [...WIDTHS.filter((candidate) => candidate < largest), largest]
  const name = address.replace(/\.[a-z]+$/i, '')
  const transform = imageHost && (await getTransformerForProvider(imageHost.provider))
  const urlOf = (width: number) => {
    if (!imageHost) return `/assets${name}-${width}.${hash}.webp`
    const hosted = transform?.(`${imageHost.url}${address}`, { width, format: 'webp', quality })
    if (!hosted) throw new Error(`unpic can’t build an address for ${address} at ${imageHost.provider}.`)
    return hosted
  }
  return widths.map((size) => ({ width: size, quality, url: urlOf(size) }))
}

/**
 * The size and the variants of each picture.
 * @param probed the results for pictures that were probed before
 */
export async function probeImages(
  publicFolder: string,
  addresses: Iterable<string>,
  settings: ImageSettings = {},
  probed: Record<string, ImageFile> = {},
): Promise<Record<string, ImageFile>> {
  const entries = [...new Set(addresses)].sort().map(async (address) => {
    return [address, probed[address] ?? (await probe(publicFolder, address, settings))]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function probe(publicFolder: string, address: string, settings: ImageSettings): Promise<ImageFile> {
  const file = join(publicFolder, address)
  if (isDrawing(address)) {
    const { markup, size } = publishedDrawing(file)
    // one that doesn't say its size has that of what it draws
    const { width, height } = size ?? (await metadataOf(address, Buffer.from(markup)))
    return { width, height, variants: [] }
  }
  const content = await readFile(file)
  // loading sharp takes longer than reading the headers of all pictures
  const { width, height } = sizeOf(content) ?? (await metadataOf(address, content))
  const quality = settings.imageQuality ?? QUALITY
  const hash = createHash('sha256').update(content).update(`${quality}`).digest('hex').slice(0, 6)
  return { width, height, variants: await imageVariants(address, width, hash, settings) }
}

const metadataOf = (address: string, content: Uint8Array) =>
  decode(address, async () => (await openPicture(content)).metadata())

/** The cache of variants. A variant's name has a hash of its master and the quality, so it is never out of date. */
const CACHE = 'images'

/**
 * Makes a variant of a picture, unless it is in the cache.
 * @returns its file in the cache
 */
export async function makeVariant(master: string, { width, quality, url }: ImageVariant): Promise<string> {
  const name = basename(url)
  const cached = cacheFolders(CACHE)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
  if (cached !== undefined) return cached
  // variants have no metadata, which would tell browsers how to rotate them
  const encoded = (await openPicture(master)).autoOrient().resize({ width }).webp({ quality })
  const variant = join(writableCache(CACHE), name)
  writeAtomically(variant, await decode(master, () => encoded.toBuffer()))
  return variant
}

/** Decodes a picture. @throws FileError if it is damaged in the middle, which its first and last bytes don't show */
async function decode<T>(picture: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = (error as Error).message.trim()
    throw new FileError(
      `the picture ${picture} can’t be resized, since it seems to be damaged. Export it again. (${reason})`,
    )
  }
}

/** Opens a picture. Loads sharp on demand, since most builds of few pages decode no picture. */
async function openPicture(picture: string | Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(picture)
}
