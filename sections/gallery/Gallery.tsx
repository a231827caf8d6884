import type { GalleryProps } from '../../schemas/types'
import { Image } from '../ui/Image'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Gallery.module.css'

const LARGE = '(max-width: 767.98px) 100vw, (max-width: 1340px) 66vw, 806px'
const SMALL = '(max-width: 767.98px) 50vw, (max-width: 1340px) 33vw, 600px'

/** Photographs with an optional heading: the first large and the others around it, or as a pair of one size. */
export function Gallery(props: GalleryProps) {
  const { id, hideOnPhones, variant = 'feature', title, text, images } = props
  const { ground = variant === 'grid' ? 'band' : 'page' } = props
  const isPair = variant === 'pair'
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      ground={ground}
      className={classes('section', variant === 'feature' && 'section--page')}
    >
      <div className={classes('wrap', isPair && (title || text) && 'columns')}>
        <SectionHead title={title} text={text} />
        <div className={classes('cover', isPair ? styles.two : styles.pictures)}>
          {images.map(({ picture, caption }, index) => (
            <figure key={index}>
              <Image picture={picture} sizes={index === 0 && !isPair ? LARGE : SMALL} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ))}
        </div>
      </div>
    </Section>
  )
}
