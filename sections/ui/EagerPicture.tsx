import type { ImageVariant } from '../page-context'
import type { PictureImage } from './picture-image'
import { PictureTag } from './PictureTag'
import { preloadPicture } from './preload-picture'
import { sources } from './sources'

interface Props {
  image: PictureImage
  variants: ImageVariant[]
  sizes: string
}

/** The picture of the first screen. Its preload stands in the head, so that it is fetched before the page is read. */
export function EagerPicture({ image, variants, sizes }: Props) {
  if (variants.length === 0) {
    preloadPicture({ href: image.src })
    return <PictureTag image={image} decoding="async" />
  }
  const all = sources(variants)
  const [smallest] = all
  if (smallest)
    preloadPicture({
      type: smallest.type,
      fetchPriority: 'high',
      imageSrcSet: smallest.srcSet,
      imageSizes: sizes,
    })
  return (
    <picture>
      {all.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <PictureTag image={image} fetchPriority="high" decoding="async" />
    </picture>
  )
}
