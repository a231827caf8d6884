import type { Picture } from '../../schemas/types'
import { classes } from '../ui/Section'
import { Image } from '../ui/Image'
import styles from './Feature.module.css'

/** A large picture with, at choice, a small one over its lower corner and a seal. */
export function FeaturePictures({ images, badge }: { images: Picture[]; badge?: Picture }) {
  const [large, small] = images
  return (
    <div className={classes(styles.pictures, small && styles.pair)}>
      {large && (
        <figure className={styles.large}>
          <Image picture={large} sizes="(max-width: 1020px) 100vw, 58vw" />
        </figure>
      )}
      {small && (
        <figure className={styles.small}>
          <Image picture={small} sizes="(max-width: 1020px) 44vw, 26vw" />
        </figure>
      )}
      {badge && (
        <div className={styles.badge}>
          <Image picture={badge} sizes="8rem" />
        </div>
      )}
    </div>
  )
}
