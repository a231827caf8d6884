import type { TestimonialsProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { Markdown } from '../ui/Markdown'
import { Review } from './Review'
import styles from './ReviewWall.module.css'
import { Score } from './Score'

/** So many quotes that one look never holds two large ones. */
const LARGE_EVERY = 7

/** Many quotes in columns, under the average of their ratings. */
export function ReviewWall({ id, hideOnPhones, title, text, items }: TestimonialsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles.ground)}>
      <div className="wrap">
        <header className={styles.head}>
          <div>
            <h2>{title}</h2>
            {text && <Markdown text={text} className="lead" />}
          </div>
          <Score ratings={items.map(({ rating }) => rating)} />
        </header>
        <ul className={styles.wall}>
          {items.map((item, index) => (
            <Review key={index} review={item} priceFirst size={index % LARGE_EVERY === 0 ? 'loud' : undefined} />
          ))}
        </ul>
      </div>
    </Section>
  )
}
