import { usePage } from '../page-context'
import styles from './HeaderCall.module.css'
import { Icon } from './Icon'
import { PhoneLink } from './PhoneLink'

/** What the business is, and its telephone number, at the end of the bar. */
export function HeaderCall() {
  const { site } = usePage()
  return (
    <div className={styles.call}>
      {site.tagline && (
        <span className={styles.tagline}>
          <Icon name="shield-check" />
          {site.tagline}
        </span>
      )}
      <PhoneLink className={styles.phone} label={`Call ${site.phone}`}>
        <Icon name="phone" />
        <span>{site.phone}</span>
      </PhoneLink>
    </div>
  )
}
