import { preload } from 'react-dom'
import type { Picture } from '../../schemas/types'
import { type ImageFile, sourcesOf, usePage } from '../page-context'
import styles from './Image.module.css'
import { classes } from './Section'

interface Props {
  picture: Picture
  /** How wide the picture is shown, as in HTML's sizes attribute. */
  sizes: string
  /** true for the picture that a visitor sees first: it loads at once. */
  priority?: boolean
  className?: string
}

/** A picture in the formats and sizes that were made of it. */
export function Image({ picture: { src, alt, focus }, sizes, priority, className }: Props) {
  const file: ImageFile | undefined = usePage().images[src]
  if (!file) throw new Error(`The picture ${src} is not among the page's images.`)
  const { width, height, variants } = file
  const image = { src, alt, width, height, className: classes(focus && styles[focusClass(focus)], className) }
  const Way = priority ? EagerPicture : LazyPicture
  return <Way image={image} sources={sourcesOf(variants)} sizes={sizes} />
}

/** "top left" is topLeft. */
function focusClass(focus: NonNullable<Picture['focus']>): string {
  return focus.replace(/ (.)/, (_, letter: string) => letter.toUpperCase())
}

interface PictureProps {
  /** The original: its address, and its size in pixels, which keeps the place while the picture loads. */
  image: { src: string; alt: string; width: number; height: number; className?: string }
  sources: ReturnType<typeof sourcesOf>
  sizes: string
}

/** The picture of the first screen. Its preload stands in the head, so that it is fetched before the page is read. */
function EagerPicture({ image, sources, sizes }: PictureProps) {
  const [smallest] = sources
  // React itself preloads an <img> that stands alone
  if (!smallest) return <img {...image} alt={image.alt} decoding="async" />
  preload(image.src, {
    as: 'image',
    type: smallest.type,
    imageSrcSet: smallest.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  })
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img {...image} alt={image.alt} fetchPriority="high" decoding="async" />
    </picture>
  )
}

/**
 * A picture that the page's script fills in shortly before it is seen. Without script, layout.css hides the empty one
 * and the one in <noscript> takes its place.
 */
function LazyPicture({ image, sources, sizes }: PictureProps) {
  const { src, alt, width, height, className } = image
  if (sources.length === 0) return <img {...image} alt={alt} loading="lazy" decoding="async" />
  const webp = sources.find(({ type }) => type === 'image/webp')
  // An image without an address would be shown as broken: this is an empty drawing of the picture's shape.
  const empty = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'/%3E`
  return (
    <>
      <picture data-lazy="">
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} data-srcset={srcSet} sizes={sizes} />
        ))}
        <img
          src={empty}
          alt={alt}
          width={width}
          height={height}
          className={className}
          data-src={src}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <noscript>
        <img {...image} alt={alt} srcSet={webp?.srcSet} sizes={sizes} loading="lazy" />
      </noscript>
    </>
  )
}
