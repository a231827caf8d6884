import type { PictureImage } from './picture-image'

interface Props {
  image: PictureImage
  /** What is shown until the picture itself is; by itself the original. */
  src?: string
  /** The address that the page's script puts in that one's place. */
  lazySrc?: string
  srcSet?: string | undefined
  sizes?: string
  loading?: 'lazy' | undefined
  fetchPriority?: 'high'
  decoding?: 'async'
}

/** The <img> of a picture, in whichever way it loads. */
export function PictureTag({ image, src, lazySrc, srcSet, sizes, loading, fetchPriority, decoding }: Props) {
  const { alt, width, height, className } = image
  return (
    <img
      src={src ?? image.src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      data-src={lazySrc}
      srcSet={srcSet}
      sizes={sizes}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding={decoding}
    />
  )
}
