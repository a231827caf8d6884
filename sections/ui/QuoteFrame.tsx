import buttonStyles from './Button.module.css'
import { Icon } from './Icon'
import { island } from './island'
import styles from './QuoteCard.module.css'

/** The place where the quote form loads when a visitor comes near it; a link to the form without script. */
export function QuoteFrame({ city }: { city?: string }) {
  const form = `/embeds/quote-form${city ? `?city=${encodeURIComponent(city)}` : ''}`
  return (
    <div className={styles.frame} {...island('quote-form', 'visible', '100px')} data-src={form}>
      <div className={styles.loading}>
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
      <noscript>
        <a className={`button ${buttonStyles.line}`} href={form}>
          Open the form
        </a>
      </noscript>
    </div>
  )
}
