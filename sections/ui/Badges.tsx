import type { Picture } from '../../schemas/types'
import styles from './Badges.module.css'
import { Image } from './Image'
import { classes } from './Section'

/** Logos or seals, each with its words beside it: letters within a seal are too small to read. */
export function Badges({ badges, className }: { badges?: Picture[]; className?: string }) {
  if (!badges) return null
  return (
    <ul className={classes(styles.badges, className)}>
      {badges.map((badge) => (
        <li key={badge.src} className="labelled">
          <Image picture={{ ...badge, alt: '' }} sizes="52px" />
          {badge.alt}
        </li>
      ))}
    </ul>
  )
}
