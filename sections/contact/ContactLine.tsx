import type { ContactProps } from '../../schemas/types'
import { usePage } from '../page-context'
import { PhoneLink } from '../ui/links'
import { Icon } from '../ui/Icon'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import styles from './ContactLine.module.css'

/** One strip: what to do, the telephone number and the e-mail address. */
export function ContactLine({ id, hideOnPhones, title, text }: ContactProps) {
  const { site } = usePage()
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section section--tight ${styles.strip}`}>
      <div className={`wrap ${styles.line}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
        </div>
        <PhoneLink className={styles.phone} />
        <a className={styles.mail} href={`mailto:${site.email}`}>
          <Icon name="mail" />
          {site.email}
        </a>
      </div>
    </Section>
  )
}
