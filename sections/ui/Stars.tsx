import styles from './Stars.module.css'

const COUNT = 5
/** From one star to the next, in the drawing's units. */
const STEP = 27
/** A star in a square of 24 units, after the point where it starts. */
const STAR = '2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z'

/** A rating as five stars in one drawing: as many full as the rating says, the rest as outlines. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating)
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${COUNT * STEP - 3} 24`}
      role="img"
      aria-label={`${rating} out of ${COUNT} stars`}
    >
      <path d={starsFrom(0, full)} />
      {full < COUNT && <path d={starsFrom(full, COUNT)} className={styles.empty} />}
    </svg>
  )
}

/** The outlines of the stars from one place up to another, as a path. */
const starsFrom = (first: number, end: number): string =>
  Array.from({ length: end - first }, (_, index) => `M${(first + index) * STEP + 12} ${STAR}`).join('')
