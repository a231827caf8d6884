import type { ServicesProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { ServicesHead } from './ServicesHead'
import { ServiceTile } from './ServiceTile'
import styles from './ServiceTiles.module.css'

/** Services as cards; those with a picture are twice as wide. */
export function ServiceTiles({ id, hideOnPhones, title, text, items, more }: ServicesProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles.ground)}>
      <div className="wrap">
        <ServicesHead title={title} text={text} />
        <ul className={styles.tiles}>
          {items.map((item) => (
            <ServiceTile key={item.title} {...item} />
          ))}
          {more && <ServiceTile icon="arrow-right" className={styles.more} {...more} />}
        </ul>
      </div>
    </Section>
  )
}
