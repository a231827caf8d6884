import type { PointsProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Image } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { PointItem } from './PointItem'
import styles from './PointList.module.css'

/** Things to know, beside a picture; without one, in two columns. */
export function PointList({ id, hideOnPhones, title, text, image, buttons, items }: PointsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      <div className={`wrap ${image ? styles.grid : styles.wide}`}>
        <div>
          {title && <h2>{title}</h2>}
          {text && <Markdown text={text} className={styles.text} />}
          <ul className={styles.list}>
            {items.map((item) => (
              <PointItem key={item.title} {...item} />
            ))}
          </ul>
          <Actions buttons={buttons} looks={['primary', 'line']} />
        </div>
        {image && (
          <figure className={styles.picture}>
            <Image picture={image} sizes="(max-width: 1020px) 100vw, 50vw" />
          </figure>
        )}
      </div>
    </Section>
  )
}
