import type { FinancingProps } from '../../schemas/types'
import { usePage } from '../page-context'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { frameAddress } from './frame-address'
import { FinancingFrame } from './FinancingFrame'
import styles from './Financing.module.css'

/** The financing partner's page, in a frame that fills the window under a slim head. */
export function Financing({ id, hideOnPhones, title, text }: FinancingProps) {
  const partner = usePage().site.embeds?.financing
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={styles.financing}>
      <header className={`wrap ${styles.head}`}>
        <h1>{title}</h1>
        <Markdown text={text} />
      </header>
      {partner && <FinancingFrame address={frameAddress(partner.url, partner.parameters)} />}
    </Section>
  )
}
