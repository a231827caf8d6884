import type { ProseProps } from '../../schemas/types'
import styles from './Years.module.css'

/** A time line: each year with what happened in it. */
export function Years({ years }: { years: NonNullable<ProseProps['years']> }) {
  return (
    <ol className={styles.years}>
      {years.map(({ year, text }) => (
        <li key={year}>
          <b>{year}</b>
          {text}
        </li>
      ))}
    </ol>
  )
}
