import type { Consent as ConsentWords } from '../../schemas/types'
import buttonStyles from '../ui/Button.module.css'
import { Markdown } from '../ui/Markdown'
import styles from './Consent.module.css'

/** Asks whether visits may be counted. Without script nothing is counted, and nothing asked. */
export function Consent({ consent: { title, text, accept, decline, change } }: { consent: ConsentWords }) {
  return (
    <>
      <p className={`small on-dark ${styles.change}`} data-change-consent="" hidden>
        <button type="button">{change}</button>
      </p>
      <section className={styles.consent} aria-label={title} data-consent="" hidden>
        <h2 className="plain">{title}</h2>
        <Markdown text={text} className="small" />
        <div className={styles.answers}>
          <button type="button" className={`button ${buttonStyles.line}`} data-answer="no">
            {decline}
          </button>
          <button type="button" className={`button ${buttonStyles.line}`} data-answer="yes">
            {accept}
          </button>
        </div>
      </section>
    </>
  )
}
