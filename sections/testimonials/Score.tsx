import { Stars } from '../ui/Stars'
import styles from './Score.module.css'

/** The average of ratings, large: 5, 5 and 4 is "4.7". */
export function Score({ ratings }: { ratings: number[] }) {
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  const shown = average.toFixed(1)
  return (
    <p className={styles.score}>
      <b>{shown}</b>
      <Stars rating={Number(shown)} />
      <span className={styles.count}>
        {ratings.length} {ratings.length === 1 ? 'review' : 'reviews'}
      </span>
    </p>
  )
}
