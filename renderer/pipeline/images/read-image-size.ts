import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { imageSize } from 'image-size'

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
 * The size of a picture, as its header tells it, or of a drawing, as its root says.
 * @returns undefined where it can't be read, where it is neither, and where it is told in a way of its own
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
