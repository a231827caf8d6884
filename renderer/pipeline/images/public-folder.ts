import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { imageSize } from 'image-size'
import { listFiles } from '../documents/list-files'

/** Pictures by their address, "/images/truck.jpg", with their size where they have one. */
export type Images = Map<string, ImageSize | undefined>

/** The folder of a site's pictures: public/ beside the site's own folder, else the project's. */
export function publicFolder(siteFolder: string): string {
  const beside = join(dirname(resolve(siteFolder)), 'public')
  return existsSync(beside) ? beside : resolve('public')
}

/** All files below public/images. */
export function listImages(publicFolder: string): Images {
  const images = join(publicFolder, 'images')
  return new Map(listFiles(images).map((name) => [`/images/${name}`, readImageSize(join(images, name))]))
}

/**
 * The addresses of all files of public/ beside a site's folder: "/images/truck.jpg", in alphabetical order.
 * None where the site borrows the project's public folder, of which it need not use everything.
 */
export const listPublicFiles = (siteFolder: string): string[] =>
  listFiles(join(siteFolder, '..', 'public')).map((file) => `/${file}`)

/** A picture's size in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** Bytes that hold the size in nearly every picture. A photograph with a thumbnail in its metadata can need more. */
const HEADER = 16 * 1024

/**
 * The size of a picture, from its header.
 * @returns undefined for a drawing, which has no pixels, and for what is no picture
 */
export function readImageSize(file: string): ImageSize | undefined {
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file)) return undefined
  return sizeOf(() => readHeader(file)) ?? sizeOf(() => readFileSync(file))
}

function readHeader(file: string): Uint8Array {
  const descriptor = openSync(file, 'r')
  try {
    const buffer = new Uint8Array(HEADER)
    return buffer.subarray(0, readSync(descriptor, buffer, 0, HEADER, 0))
  } finally {
    closeSync(descriptor)
  }
}

/**
 * The size of a picture, as its header says, or of a drawing, as its root says.
 * @returns undefined where it can't be read, where it is neither, and where a drawing says it in a way of its own
 */
export function sizeOf(read: () => Uint8Array): ImageSize | undefined {
  try {
    const { width, height } = imageSize(read())
    // an empty file passes for a picture of no size
    return width > 0 ? { width, height } : undefined
  } catch {
    return undefined
  }
}
