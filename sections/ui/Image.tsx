import { preload } from 'react-dom'
import type { Picture } from '../../schemas/types'
import { type ImageFile, srcSetOf, usePage } from '../page/page-context'
import styles from './Image.module.css'
import { classes } from './Section'

interface ImageProps {
  picture: Picture
  /** How wide the picture is shown, as in HTML's sizes attribute. */
  sizes: string
  /** true for the picture that a visitor sees first: it loads at once. */
  priority?: boolean
  /** true for a first picture that phones don't show: they don't load it either. */
  onlyWide?: boolean
  className?: string
}

const WEBP = 'image/webp'

/**
 * A picture in the sizes that were made of it. The page's script fills it in shortly before it is seen.
 * Without script, layout.css hides the empty one and the one in <noscript> takes its place.
 */
export function Image({ picture: { src, alt, focus }, sizes, priority, onlyWide, className }: ImageProps) {
  const file: ImageFile | undefined = usePage().images[src]
  if (!file) throw new Error(`The picture ${src} is not among the page's images.`)
  const { width, height, variants } = file
  const srcSet = srcSetOf(variants)
  const words = focus?.split(' ').map((word) => styles[word]) ?? []
  const image = { alt, width, height, className: classes(focus && styles.focus, ...words, className) }
  if (!srcSet) return <img src={src} {...image} alt={alt} loading={priority ? undefined : 'lazy'} decoding="async" />
  // An image without an address would be shown as broken: this is an empty drawing of the picture's shape.
  const empty = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'/%3E`
  if (priority) {
    const media = onlyWide ? '(min-width: 768px)' : undefined
    // A preload goes into the head, so that the picture is requested before the page is read.
    preload(src, { as: 'image', type: WEBP, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high', media })
    return (
      <picture>
        {/* a space would end the address */}
        {onlyWide && <source media="(max-width: 767.98px)" srcSet={empty.replaceAll(' ', '%20')} />}
        <source type={WEBP} srcSet={srcSet} sizes={sizes} />
        <img src={src} {...image} alt={alt} fetchPriority="high" decoding="async" />
      </picture>
    )
  }
  return (
    <>
      <picture data-lazy="">
        <source type={WEBP} data-srcset={srcSet} sizes={sizes} />
        <img src={empty} {...image} alt={alt} data-src={src} loading="lazy" decoding="async" />
      </picture>
      <noscript>
        <img src={src} {...image} alt={alt} srcSet={srcSet} sizes={sizes} loading="lazy" />
      </noscript>
    </>
  )
}

interface CoverProps extends Pick<ImageProps, 'sizes'> {
  picture?: Picture
  className?: string
}

/** A picture that is cut to a shape (layout.css); nothing where there is none. */
export function Cover({ picture, sizes, className }: CoverProps) {
  if (!picture) return null
  return (
    <figure className={classes('cover', className)}>
      <Image picture={picture} sizes={sizes} />
    </figure>
  )
}
