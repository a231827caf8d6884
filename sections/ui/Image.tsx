import type { Picture } from '../../schemas/types'
import { type ImageFile, usePage } from '../page-context'
import { classes } from './classes'
import styles from './Image.module.css'
import { LazyPicture } from './LazyPicture'
import { sources } from './sources'

interface Props {
  picture: Picture
  /** How wide the picture is shown, as in HTML's sizes attribute. */
  sizes: string
  /** true for the picture that a visitor sees first: it loads at once. */
  priority?: boolean
  className?: string
}

/** A picture in the formats and sizes that were made of it. */
export function Image({ picture, sizes, priority, className }: Props) {
  const file: ImageFile | undefined = usePage().images[picture.src]
  if (!file) throw new Error(`The picture ${picture.src} is not among the page's images.`)

  const image = {
    width: file.width,
    height: file.height,
    alt: picture.alt,
    decoding: 'async' as const,
    className: classes(picture.focus && styles[focusClass(picture.focus)], className),
  }
  if (!file.variants.length && !priority) return <img {...image} src={picture.src} loading="lazy" />
  if (!priority) return <LazyPicture src={picture.src} image={image} variants={file.variants} sizes={sizes} />
  return (
    <picture>
      {sources(file.variants).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img {...image} src={picture.src} fetchPriority={file.variants.length ? 'high' : undefined} />
    </picture>
  )
}

/** "top left" is topLeft. */
function focusClass(focus: NonNullable<Picture['focus']>): string {
  return focus.replace(/ (.)/, (_, letter: string) => letter.toUpperCase())
}
