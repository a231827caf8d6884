import type { Picture } from '../../schemas/types'
import { Cover } from '../ui/Image'
import { initialsOf } from '../ui/initials'
import styles from './People.module.css'

/** A person's portrait; for one who has none among others who have, the initials in its place. */
export function Portrait({ name, picture, sizes }: { name: string; picture?: Picture; sizes: string }) {
  if (picture) return <Cover picture={picture} sizes={sizes} className={styles.portrait} />
  return (
    <div className={`${styles.portrait} ${styles.initials}`} aria-hidden="true">
      {initialsOf(name)}
    </div>
  )
}
