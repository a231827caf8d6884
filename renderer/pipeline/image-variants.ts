import type { ImageVariant } from '../../sections/page-context'

/**
 * Quality of the variants, of 100. WebP's is the specification's (§9: quality 85). AVIF counts differently:
 * at 85 our pictures come out a fifth larger than the WebP, at 65 they look the same and are a third smaller.
 */
export const QUALITY = { webp: 85, avif: 65 }

/** Widths in pixels that pictures are made in: telephones, telephones with sharp screens, tablets, desktops. */
const WIDTHS = [480, 800, 1200, 1920]

/**
 * The files that are made from one master.
 * @param address the master's address: "/images/truck.jpg"
 * @param width the master's width in pixels; nothing is made larger
 * @param hash stands for the master's content, so that a changed picture gets a new address
 */
export function imageVariants(address: string, width: number, hash: string): ImageVariant[] {
  if (address.endsWith('.svg')) return []
  const widths = WIDTHS.filter((candidate) => candidate < width)
  const name = address.replace(/\.[a-z]+$/, '')
  return [...widths, Math.min(width, WIDTHS.at(-1) ?? width)].flatMap((size) =>
    (['avif', 'webp'] as const).map((format): ImageVariant => ({
      format,
      width: size,
      url: `${name}-${size}.${hash}.${format}`,
    })),
  )
}
