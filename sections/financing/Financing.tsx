import type { FinancingProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import buttonStyles from '../ui/Button.module.css'
import { Icon } from '../ui/Icon'
import { island } from '../ui/island'
import { linkAttributes, PhoneLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { frameAddress } from './financing.island'
import styles from './Financing.module.css'

/** The financing partner's page, in a frame that fills the window under a slim heading. */
export function Financing({ id, hideOnPhones, title, text }: FinancingProps) {
  const partner = usePage().site.embeds?.financing
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={styles.financing}>
      <header className={`wrap ${styles.head}`}>
        <h1>{title}</h1>
        <Markdown text={text} className="small" />
      </header>
      {partner && <FinancingFrame address={frameAddress(partner.url, partner.parameters)} />}
    </Section>
  )
}

/** The place where the partner's page loads; a link to it without script. */
function FinancingFrame({ address }: { address: string }) {
  const { site, words } = usePage()
  return (
    <div className={styles.frame} {...island('financing', 'idle')} data-src={address} data-title={words.financing}>
      <p className={`labelled ${styles.loading}`} data-loading="">
        <Icon name="loader-circle" />
        {words.loading}
      </p>
      <div className={styles.failed} data-failed="" hidden>
        <p className="lead">{words.pageUnreachable}</p>
        <div className="actions">
          <a className={`button ${buttonStyles.dark}`} {...linkAttributes(address, site)}>
            {words.openInNewTab}
          </a>
          <PhoneLink className={`button ${buttonStyles.line}`} />
        </div>
      </div>
      <noscript>
        <a className={`button ${buttonStyles.dark}`} {...linkAttributes(address, site)}>
          {words.openPage}
        </a>
      </noscript>
    </div>
  )
}
