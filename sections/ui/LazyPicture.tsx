import type { ImageVariant } from '../page-context'
import type { PictureImage } from './picture-image'
import { PictureTag } from './PictureTag'
import { sources } from './sources'

interface Props {
  image: PictureImage
  variants: ImageVariant[]
  sizes: string
}

/**
 * A picture that the page's script fills in shortly before it is seen. Without script, layout.css hides the empty one
 * and the one in <noscript> takes its place.
 */
export function LazyPicture({ image, variants, sizes }: Props) {
  if (variants.length === 0) return <PictureTag image={image} loading="lazy" decoding="async" />
  const formats = sources(variants)
  const webp = formats.find(({ type }) => type === 'image/webp')
  return (
    <>
      <picture data-lazy="">
        {formats.map(({ type, srcSet }) => (
          <source key={type} type={type} data-srcset={srcSet} sizes={sizes} />
        ))}
        <PictureTag image={image} src={nothing(image)} lazySrc={image.src} loading="lazy" decoding="async" />
      </picture>
      <noscript>
        <PictureTag image={image} srcSet={webp?.srcSet} sizes={sizes} loading="lazy" />
      </noscript>
    </>
  )
}

/** An empty drawing of the picture's shape. An image without an address would be shown as broken. */
function nothing({ width, height }: PictureImage): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'/%3E`
}
