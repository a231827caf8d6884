import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Sharp } from 'sharp'
import { transformUrl } from 'unpic'
import type { Site } from '../../../schemas/types'
import type { ImageFile, ImageVariant } from '../../../sections/page-context'
import { sizeOf } from '../documents/pictures'
import { FileError } from '../problems/file-error'

/** An image service that resizes pictures, as site.json names it. */
export type ImageHost = NonNullable<Site['imageHost']>

/**
 * The quality of the variants, of 100. WebP's is the specification's (§9). AVIF's scale differs: at 85 our pictures are a
 * fifth larger than as WebP, at 65 they look the same and are a third smaller.
 */
export const QUALITY = { webp: 85, avif: 65 }

/** The widths of variants in pixels: for phones, phones with sharp screens, tablets, desktops. */
const WIDTHS = [480, 800, 1200, 1920]

const FORMATS = ['avif', 'webp'] as const

/**
 * The variants of a master picture: files that the build makes, or addresses of an image service.
 * @param address the master's address: "/images/truck.jpg"
 * @param width the master's width in pixels, which is never exceeded
 * @param hash a hash of the master's content, so that a changed picture gets new addresses
 */
export function imageVariants(address: string, width: number, hash: string, host?: ImageHost): ImageVariant[] {
  if (address.endsWith('.svg')) return []
  const largest = Math.min(width, WIDTHS.at(-1) ?? width)
  const widths = [...WIDTHS.filter((candidate) => candidate < largest), largest]
  const name = address.replace(/\.[a-z]+$/i, '')
  const urlOf = (width: number, format: ImageVariant['format']) => {
    if (!host) return `${name}-${width}.${hash}.${format}`
    const { provider, url } = host
    const hosted = transformUrl({ url: `${url}${address}`, width, format, quality: QUALITY.webp, provider })
    if (!hosted) throw new Error(`unpic knows no address of ${address} at ${provider}.`)
    return hosted.toString()
  }
  return widths.flatMap((size) => FORMATS.map((format) => ({ format, width: size, url: urlOf(size, format) })))
}

/**
 * The size and the variants of each picture.
 * @param known the results for pictures that were probed before
 */
export async function probeImages(
  publicFolder: string,
  addresses: Iterable<string>,
  host?: ImageHost,
  known: Record<string, ImageFile> = {},
): Promise<Record<string, ImageFile>> {
  const wanted = [...new Set(addresses)].sort()
  const probed = wanted.map(async (address) => [address, known[address] ?? (await probe(publicFolder, address, host))])
  return Object.fromEntries(await Promise.all(probed))
}

async function probe(publicFolder: string, address: string, host?: ImageHost): Promise<ImageFile> {
  const content = await readFile(join(publicFolder, address))
  // loading sharp takes longer than reading the headers of all pictures
  const { width, height } =
    sizeOf(content) ?? (await decoded(address, async () => (await openPicture(content)).metadata()))
  const hash = createHash('sha256').update(content).update(JSON.stringify(QUALITY)).digest('hex').slice(0, 6)
  return { width, height, variants: imageVariants(address, width, hash, host) }
}

/** The cache of variants. Their names hold a hash of their master, so that none is ever out of date. */
const CACHE = resolve('node_modules/.cache/plat/images')

/** The effort of compressing AVIF, of 9: 4 takes six times as long as 2 and saves nothing on these pictures. */
const AVIF_EFFORT = 2

/** Numbers unfinished files, since two requests of the development server may make the same picture at once. */
let unfinished = 0

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
  // a build that is stopped must not leave half a picture under its final name
  const partial = `${cached}.${process.pid}-${unfinished++}.partial`
  await decoded(master, () => encoded.toFile(partial))
  await rename(partial, cached)
  return cached
}

/** @throws FileError where a picture can't be decoded, which its first and last bytes don't tell */
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
