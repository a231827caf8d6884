import type { PointsProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { classes, Section } from '../ui/Section'
import { Markdown } from '../ui/Markdown'
import { PointsHead } from './PointsHead'
import styles from './Values.module.css'

/** A few large words, each on a line of its own with what it means beside it. */
export function Values({ id, hideOnPhones, title, text, buttons, items }: PointsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles.ground)}>
      <div className="wrap">
        <PointsHead title={title} text={text} className={styles.head} />
        <ul className={styles.values}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              {item.text && <Markdown text={item.text} />}
            </li>
          ))}
        </ul>
        <Actions buttons={buttons} looks={['primary', 'line']} />
      </div>
    </Section>
  )
}
