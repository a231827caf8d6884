import type { Picture } from '../../schemas/types'
import { type ImageFile, usePage } from '../page-context'
import { EagerPicture } from './EagerPicture'
import styles from './Image.module.css'
import { LazyPicture } from './LazyPicture'
import { classes } from './classes'

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
  return priority ? (
    <EagerPicture image={image} variants={variants} sizes={sizes} />
  ) : (
    <LazyPicture image={image} variants={variants} sizes={sizes} />
  )
}

/** "top left" is topLeft. */
function focusClass(focus: NonNullable<Picture['focus']>): string {
  return focus.replace(/ (.)/, (_, letter: string) => letter.toUpperCase())
}
