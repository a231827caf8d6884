import type { PointsProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { classes } from '../ui/Section'
import { Icon } from '../ui/Icon'
import { Markdown } from '../ui/Markdown'
import styles from './Medals.module.css'
import { PointsHead } from './PointsHead'

/** A strip of seals. It may go without a heading, and then says what it is to those who can't see it. */
export function Medals({ id, hideOnPhones, title, text, buttons, items }: PointsProps) {
  return (
    <section
      id={id}
      className={classes(hideOnPhones && 'only-wide', 'section section--tight', styles.ground)}
      aria-label={title ? undefined : 'In short'}
    >
      <div className="wrap">
        <PointsHead title={title} text={text} />
        <ul className={styles.medals}>
          {items.map((item) => (
            <li key={item.title}>
              <span className={styles.medal}>
                <Icon name={item.icon ?? 'check'} />
              </span>
              <div>
                <b>{item.title}</b>
                {item.text && <Markdown text={item.text} />}
              </div>
            </li>
          ))}
        </ul>
        <Actions buttons={buttons} looks={['dark', 'line']} />
      </div>
    </section>
  )
}
