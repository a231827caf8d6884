import { usePage } from '../page-context'
import buttonStyles from './Button.module.css'
import { Icon } from './Icon'
import styles from './QuoteCard.module.css'
import { PhoneLink } from './PhoneLink'
import { island } from './island'
import { quoteFormSource } from './quote-form-source'

/** The place where the quote form loads when a visitor comes near it (site-spec §9: 100 px); a link to the form without script. */
export function QuoteFrame({ city }: { city?: string }) {
  const { site } = usePage()
  const form = quoteFormSource(site, city)
  return (
    <div className={styles.frame} {...island('quote-form', 'visible', '100px')} data-src={form}>
      <div className={styles.loading} data-loading="">
        <p>
          <Icon name="loader-circle" />
          Loading form...
        </p>
        <div className={styles.bones} aria-hidden="true">
          <i />
          <i />
          <i />
          <i className={styles.tall} />
          <i className={styles.key} />
        </div>
      </div>
      <p className={styles.failed} data-failed="" hidden>
        The form can’t be reached just now. <a href={form}>Try it on a page of its own</a>, or call <PhoneLink />.
      </p>
      <noscript>
        <a className={`button ${buttonStyles.line}`} href={form}>
          Open the form
        </a>
      </noscript>
    </div>
  )
}
