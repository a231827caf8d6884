import type { ImageVariant } from '../page-context'

/** What a <source> of a picture needs. */
export interface Source {
  type: string
  srcSet: string
}

const formats = ['avif', 'webp'] as const

/** Thousands of pages show the same pictures. */
const known = new WeakMap<ImageVariant[], Source[]>()

/** One source a format, the smaller format first, because browsers take the first they know. */
export function sources(variants: ImageVariant[]): Source[] {
  const found = known.get(variants) ?? formats.flatMap((format) => sourceOf(variants, format))
  known.set(variants, found)
  return found
}

function sourceOf(variants: ImageVariant[], format: ImageVariant['format']): Source[] {
  const sizes = variants.filter((variant) => variant.format === format)
  const srcSet = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return srcSet ? [{ type: `image/${format}`, srcSet }] : []
}
