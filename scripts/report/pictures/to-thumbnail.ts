import sharp from 'sharp'
import type { FirstView } from './page-pictures'

/** Below this letters get a halo; above it a page of forty pictures weighs twice as much. */
const QUALITY = 58

/**
 * Makes a picture smaller, as WebP in a data URI.
 * @param width in pixels
 */
export async function toThumbnail(picture: Buffer, width: number): Promise<Omit<FirstView, 'loaded'>> {
  const { data, info } = await sharp(picture)
    .resize({ width })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return { picture: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}
