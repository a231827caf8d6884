import type { Testimonial } from '../../schemas/types'
import { BrandIcon } from '../ui/BrandIcon'
import { classes } from '../ui/classes'
import { Stars } from '../ui/Stars'
import styles from './Testimonials.module.css'

type Props = Testimonial & { size?: 'large' | 'loud' }

/** One quote with its stars, its author and where it was written. */
export function Review({ text, author, city, source, rating, size }: Props) {
  return (
    <li className={classes(styles.review, size && styles[size])}>
      <figure>
        <Stars rating={rating} />
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <b>{author}</b>
          {city && <span>{city}</span>}
          <span className={styles.source}>
            <BrandIcon network={source} />
            {source} review
          </span>
        </figcaption>
      </figure>
    </li>
  )
}
