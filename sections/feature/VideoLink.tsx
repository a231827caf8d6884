import type { FeatureProps } from '../../schemas/types'
import { usePage } from '../page-context'
import { Icon } from '../ui/Icon'
import { linkAttributes } from '../ui/links'
import styles from './Feature.module.css'

/** A link to a video, drawn as a play button in a ring. */
export function VideoLink({ label, note, href }: NonNullable<FeatureProps['video']>) {
  const { site } = usePage()
  return (
    <a className={styles.video} {...linkAttributes(href, site)}>
      <span className={styles.ring}>
        <Icon name="play" />
      </span>
      <span className={styles.label}>
        {label}
        {note && <small>{note}</small>}
      </span>
    </a>
  )
}
