import { classes } from './classes'
import styles from './Stars.module.css'

const shape = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'

/** A rating as five stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          className={classes('icon', star > Math.round(rating) && styles.empty)}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d={shape} />
        </svg>
      ))}
    </span>
  )
}
