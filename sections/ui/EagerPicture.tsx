import { preload } from 'react-dom'
import type { ImageVariant } from '../page-context'
import type { PictureImage } from './picture-image'
import { PictureTag } from './PictureTag'
import { sources } from './sources'

interface Props {
  image: PictureImage
  variants: ImageVariant[]
  sizes: string
}

/** The picture of the first screen. Its preload stands in the head, so that it is fetched before the page is read. */
export function EagerPicture({ image, variants, sizes }: Props) {
  const formats = sources(variants)
  const [smallest] = formats
  // React itself preloads an <img> that stands alone
  if (!smallest) return <PictureTag image={image} decoding="async" />
  preload(image.src, {
    as: 'image',
    type: smallest.type,
    imageSrcSet: smallest.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  })
  return (
    <picture>
      {formats.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <PictureTag image={image} fetchPriority="high" decoding="async" />
    </picture>
  )
}
