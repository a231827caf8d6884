import sharp from 'sharp'
import type { Picture, Pixels } from './picture'

/** Of WebP, of 100: letters stay sharp, photographs get small. */
const QUALITY = 62

/**
 * Presses pixels into a data URI.
 * @param widest in pixels; what is wider is made smaller
 */
export async function encode({ data, width, height }: Pixels, widest: number): Promise<Picture> {
  const { data: webp, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 3 })
    .toBuffer({ resolveWithObject: true })
  return { url: `data:image/webp;base64,${webp.toString('base64')}`, width: info.width, height: info.height }
}
