import type { ImageVariant } from '../page-context'
import type { PictureImage } from './picture-image'
import { PictureTag } from './PictureTag'
import { type PicturePreload, preloadPicture } from './preload-picture'
import { type Remembered, remembered } from './remembered'
import { sources } from './sources'

interface Props {
  image: PictureImage
  variants: ImageVariant[]
  sizes: string
}

/** Thousands of pages show the same pictures, and each says something else of them. */
const known = new WeakMap<ImageVariant[], { ways: Remembered; preloads: Map<string, PicturePreload> }>()

/** The picture of the first screen. Its preload stands in the head, so that it is fetched before the page is read. */
export function EagerPicture({ image, variants, sizes }: Props) {
  if (variants.length === 0) {
    preloadPicture({ href: image.src })
    return <PictureTag image={image} decoding="async" />
  }
  const { ways, preloads } = known.get(variants) ?? { ways: new Map(), preloads: new Map() }
  known.set(variants, { ways, preloads })
  const preload = preloads.get(sizes) ?? preloadOf(variants, sizes)
  preloads.set(sizes, preload)
  preloadPicture(preload)
  const key = image.className ? `${sizes} | ${image.className}` : sizes
  return remembered(ways, key, image.alt, (alt) => drawPicture({ image: { ...image, alt }, variants, sizes }))
}

function preloadOf(variants: ImageVariant[], sizes: string): PicturePreload {
  const [smallest] = sources(variants)
  return { type: smallest?.type, fetchPriority: 'high', imageSrcSet: smallest?.srcSet, imageSizes: sizes }
}

function drawPicture({ image, variants, sizes }: Props) {
  return (
    <picture>
      {sources(variants).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <PictureTag image={image} fetchPriority="high" decoding="async" />
    </picture>
  )
}
