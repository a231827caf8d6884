import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Sharp } from 'sharp'
import { getTransformerForProvider } from 'unpic/async'
import type { Site } from '../../schemas/types'
import type { ImageFile, ImageVariant } from '../../sections/page/page-context'
import { isDrawing, publishedDrawing } from './drawing-files'
import { sizeOf } from './pictures'
import { FileError } from '../problems/file-error'

/** Who makes the variants, and of which quality, as site.json says. */
export type ImageSettings = Pick<Site, 'imageHost' | 'imageQuality'>

/** Of 100, unless site.json names another one (site-spec §9). At this quality our pictures are smaller as WebP than as AVIF. */
const QUALITY = 85

/** The widths of variants in pixels: for phones, phones with sharp screens, tablets, laptops, desktops. */
const WIDTHS = [480, 800, 1200, 1440, 1920]

/**
 * The variants of a master picture: files that the build makes, which browsers need never ask for again, or addresses of an
 * image service.
 * @param address the master's address: "/images/truck.jpg"
 * @param width the master's width in pixels, which is never exceeded
 * @param hash a hash of the master's content and of the quality, so that a changed picture gets new addresses
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
    if (!hosted) throw new Error(`unpic knows no address of ${address} at ${imageHost.provider}.`)
    return hosted
  }
  return widths.map((size) => ({ width: size, quality, url: urlOf(size) }))
}

/**
 * The size and the variants of each picture.
 * @param known the results for pictures that were probed before
 */
export async function probeImages(
  publicFolder: string,
  addresses: Iterable<string>,
  settings: ImageSettings = {},
  known: Record<string, ImageFile> = {},
): Promise<Record<string, ImageFile>> {
  const wanted = [...new Set(addresses)].sort()
  const probed = wanted.map(async (address) => [
    address,
    known[address] ?? (await probe(publicFolder, address, settings)),
  ])
  return Object.fromEntries(await Promise.all(probed))
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
  decoded(address, async () => (await openPicture(content)).metadata())

/** The cache of variants. Their names hold a hash of their master and the quality, so that none is ever out of date. */
const CACHE = resolve('node_modules/.cache/plat/images')

/** Numbers unfinished files, since two requests of the development server may make the same picture at once. */
let unfinished = 0

/**
 * Makes one variant of a picture, unless it was made before.
 * @returns its file in the cache
 */
export async function makeVariant(master: string, { width, quality, url }: ImageVariant): Promise<string> {
  const cached = join(CACHE, basename(url))
  if (existsSync(cached)) return cached
  await mkdir(CACHE, { recursive: true })
  // a variant has no metadata that could say how to turn it
  const encoded = (await openPicture(master)).autoOrient().resize({ width }).webp({ quality })
  // a build that is stopped must not leave half a picture under its final name
  const partial = `${cached}.${process.pid}-${unfinished++}.partial`
  await decoded(master, () => encoded.toFile(partial))
  await rename(partial, cached)
  return cached
}

/** @throws FileError if a picture can't be decoded: its first and last bytes don't tell */
async function decoded<T>(picture: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = (error as Error).message.trim()
    throw new FileError(
      `the picture ${picture} can’t be made smaller, since it seems damaged. Export it again. (${reason})`,
    )
  }
}

/** Opens a picture. Sharp is loaded on demand: most builds of few pages need no picture's content. */
async function openPicture(picture: string | Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(picture)
}
