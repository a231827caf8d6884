import type { ServicesProps } from '../../schemas/types'
import { Icon } from '../ui/Icon'
import { Cover } from '../ui/Image'
import { classes } from '../ui/Section'
import styles from './ServiceCards.module.css'
import { More, ServiceWords } from './ServiceWords'

const SIZES = '(max-width: 767.98px) 100vw, (max-width: 1020px) 46vw, 400px'

/** Cards with a picture on top; one that has none among others that have shows its icon in that place. */
export function ServiceCards({ items, more }: ServicesProps) {
  const arePictured = items.some(({ image }) => image)
  return (
    <>
      <ul className={styles.cards}>
        {items.map(({ icon, image, ...words }) => (
          <li key={words.title} className={styles.card}>
            {image ? (
              <Cover picture={image} sizes={SIZES} className={styles.picture} />
            ) : (
              (icon ?? arePictured) && (
                <div className={classes(styles.icon, arePictured && styles.picture)}>
                  {icon && <Icon name={icon} />}
                </div>
              )
            )}
            <div className={styles.words}>
              <ServiceWords {...words} />
            </div>
          </li>
        ))}
      </ul>
      {more && <More {...more} />}
    </>
  )
}
