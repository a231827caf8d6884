import type { GalleryProps } from '../../schemas/types'
import { Image } from '../ui/Image'
import styles from './GalleryPictures.module.css'

const large = '(max-width: 767.98px) 100vw, (max-width: 1340px) 66vw, 806px'
const small = '(max-width: 767.98px) 50vw, (max-width: 1340px) 33vw, 600px'

/** The first picture large and the others around it; as a pair, two of one size. */
export function GalleryPictures({ images, isPair }: Pick<GalleryProps, 'images'> & { isPair: boolean }) {
  return (
    <div className={isPair ? styles.pair : styles.pictures}>
      {images.map(({ picture, caption }, index) => (
        <figure key={index}>
          <Image picture={picture} sizes={index === 0 && !isPair ? large : small} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
