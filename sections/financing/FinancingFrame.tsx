import { usePage } from '../page-context'
import buttonStyles from '../ui/Button.module.css'
import { linkAttributes } from '../ui/href'
import { Icon } from '../ui/Icon'
import { island } from '../ui/island'
import styles from './Financing.module.css'

/** The place where the partner's page loads; a link to it without script. */
export function FinancingFrame({ address }: { address: string }) {
  const { site } = usePage()
  return (
    <div className={styles.frame} {...island('financing', 'idle')} data-src={address}>
      <p className={styles.loading}>
        <Icon name="loader-circle" />
        Loading…
      </p>
      <noscript>
        <a className={`button ${buttonStyles.dark}`} {...linkAttributes(address, site)}>
          Open the page
        </a>
      </noscript>
    </div>
  )
}
