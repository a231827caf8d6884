import type { Picture } from '../../schemas/types'
import { Image } from '../ui/Image'
import styles from './Quote.module.css'

/** Seals in a row. */
export function QuoteBadges({ badges }: { badges: Picture[] }) {
  return (
    <ul className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge.src}>
          <Image picture={badge} sizes="104px" />
        </li>
      ))}
    </ul>
  )
}
