import type { GalleryProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Gallery.module.css'
import { Lightbox } from './Lightbox'
import lightboxStyles from './Lightbox.module.css'

const LARGE = '(max-width: 767.98px) 100vw, (max-width: 1340px) 66vw, 806px'
const SMALL = '(max-width: 767.98px) 50vw, (max-width: 1340px) 33vw, 600px'
const ALBUM = '(max-width: 767.98px) 50vw, (max-width: 1340px) 25vw, 300px'

/** Photographs with an optional heading: the first large and the others around it, a pair of one size, or many. */
export function Gallery(props: GalleryProps) {
  const { id, hideOnPhones, variant = 'feature', lightbox, title, text, images } = props
  const { ground = variant === 'grid' ? 'band' : 'page' } = props
  const isPair = variant === 'pair'
  const isAlbum = variant === 'album'
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      ground={ground}
      className={classes('section', variant === 'feature' && 'section--page')}
    >
      <div
        className={classes('wrap', isPair && (title || text) && 'columns')}
        {...(lightbox && island('lightbox', 'visible', '400px'))}
      >
        <SectionHead title={title} text={text} />
        <div className={classes('cover', isPair ? styles.two : isAlbum ? styles.album : styles.pictures)}>
          {images.map(({ picture, caption }, index) => {
            const image = <Image picture={picture} sizes={isAlbum ? ALBUM : index === 0 && !isPair ? LARGE : SMALL} />
            return (
              <figure key={index}>
                {lightbox ? <WholePicture src={picture.src}>{image}</WholePicture> : image}
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            )
          })}
        </div>
        {lightbox && <Lightbox title={title} />}
      </div>
    </Section>
  )
}

/** A link to the whole picture, which the lightbox opens in its place. */
function WholePicture({ src, children }: { src: string; children: React.ReactNode }) {
  const { images } = usePage()
  return (
    <a className={lightboxStyles.open} href={images[src]?.variants.at(-1)?.url ?? src}>
      {children}
    </a>
  )
}
