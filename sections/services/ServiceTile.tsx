import type { ServicesProps } from '../../schemas/types'
import { classes } from '../ui/Section'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import styles from './ServiceTiles.module.css'
import { ServiceTitle } from './ServiceTitle'

type Item = ServicesProps['items'][number]
type Props = Omit<Item, 'text'> & Partial<Pick<Item, 'text'>> & { className?: string }

/** One card. */
export function ServiceTile({ icon, title, text, href, image, className }: Props) {
  return (
    <li className={classes(styles.tile, image ? styles.pictured : styles.small, className)}>
      {image ? (
        <figure>
          <Image picture={image} sizes="(min-width: 1021px) 600px, 100vw" />
        </figure>
      ) : (
        icon && <Icon name={icon} />
      )}
      <div className={styles.text}>
        <ServiceTitle title={title} href={href} />
        {text && <Markdown text={text} />}
      </div>
      {image && href && <Icon name="arrow-right" className={styles.go} />}
    </li>
  )
}
