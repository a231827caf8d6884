import type { ImageVariant } from '../page-context'

/** What a <source> of a picture needs. */
export interface Source {
  type: string
  srcSet: string
}

const formats = ['avif', 'webp'] as const

/** One source a format, the smaller format first, because browsers take the first they know. */
export const sources = (variants: ImageVariant[]): Source[] =>
  formats.flatMap((format) => {
    const sizes = variants.filter((variant) => variant.format === format)
    const srcSet = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
    return srcSet ? [{ type: `image/${format}`, srcSet }] : []
  })
