import type { Sharp } from 'sharp'

/** Opens a picture. To load what reads it takes a tenth of a build of one page, most of which need no picture's content. */
export async function openPicture(picture: string | Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(picture)
}
