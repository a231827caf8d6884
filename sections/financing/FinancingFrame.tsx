import { usePage } from '../page-context'
import buttonStyles from '../ui/Button.module.css'
import { linkAttributes, PhoneLink } from '../ui/links'
import { Icon } from '../ui/Icon'
import { island } from '../ui/island'
import styles from './Financing.module.css'

/** The place where the partner's page loads; a link to it without script. */
export function FinancingFrame({ address }: { address: string }) {
  const { site } = usePage()
  return (
    <div className={styles.frame} {...island('financing', 'idle')} data-src={address}>
      <p className={styles.loading} data-loading="">
        <Icon name="loader-circle" />
        Loading…
      </p>
      <p className={styles.failed} data-failed="" hidden>
        The page can’t be reached just now. <a {...linkAttributes(address, site)}>Try it in a tab of its own</a>, or
        call <PhoneLink />.
      </p>
      <noscript>
        <a className={`button ${buttonStyles.dark}`} {...linkAttributes(address, site)}>
          Open the page
        </a>
      </noscript>
    </div>
  )
}
