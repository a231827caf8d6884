import type { Testimonial } from '../../schemas/types'
import { BrandIcon } from '../ui/Icon'
import { classes } from '../ui/Section'
import { Stars } from '../ui/Stars'
import styles from './Review.module.css'

interface Props {
  review: Testimonial
  size?: 'large' | 'loud'
  /** true sets the price beside the stars; else it closes the caption. */
  priceFirst?: boolean
}

/** One quote with its stars, its author and where it was written. */
export function Review({ review, size, priceFirst }: Props) {
  const { text, author, city, source, rating, date, price } = review
  const tag = price && <span className={styles.price}>{price}</span>
  return (
    <li className={classes(styles.review, size && styles[size])}>
      <figure>
        <div className={styles.meta}>
          <Stars rating={rating} />
          {priceFirst && tag}
        </div>
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
          {date && <span>{date}</span>}
          {!priceFirst && tag}
        </figcaption>
      </figure>
    </li>
  )
}
