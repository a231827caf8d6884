import { transformUrl } from 'unpic'
import type { Site } from '../../../schemas/types'
import type { ImageVariant } from '../../../sections/page-context'

/** A service that makes pictures smaller, as site.json names it. */
export type ImageHost = NonNullable<Site['imageHost']>

/**
 * Quality of the variants, of 100. WebP's is the specification's (§9: quality 85). AVIF counts differently:
 * at 85 our pictures come out a fifth larger than the WebP, at 65 they look the same and are a third smaller.
 */
export const QUALITY = { webp: 85, avif: 65 }

/** Widths in pixels that pictures are made in: telephones, telephones with sharp screens, tablets, desktops. */
const WIDTHS = [480, 800, 1200, 1920]

const FORMATS = ['avif', 'webp'] as const

/**
 * The variants of one master: files that the build makes, or addresses of the service that makes them.
 * @param address the master's address: "/images/truck.jpg"
 * @param width the master's width in pixels; nothing is made larger
 * @param hash stands for the master's content, so that a changed picture gets a new address
 */
export function imageVariants(address: string, width: number, hash: string, host?: ImageHost): ImageVariant[] {
  if (address.endsWith('.svg')) return []
  const largest = Math.min(width, WIDTHS.at(-1) ?? width)
  const widths = [...WIDTHS.filter((candidate) => candidate < largest), largest]
  const name = address.replace(/\.[a-z]+$/i, '')
  return widths.flatMap((size) =>
    FORMATS.map((format): ImageVariant => {
      const url = host ? hostedUrl(address, size, format, host) : `${name}-${size}.${hash}.${format}`
      return { format, width: size, url }
    }),
  )
}

function hostedUrl(
  address: string,
  width: number,
  format: ImageVariant['format'],
  { provider, url }: ImageHost,
): string {
  const hosted = transformUrl({ url: `${url}${address}`, width, format, quality: QUALITY.webp, provider })
  if (!hosted) throw new Error(`unpic knows no address of ${address} at ${provider}.`)
  return hosted.toString()
}
