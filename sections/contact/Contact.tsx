import type { ContactProps } from '../../schemas/types'
import { usePage } from '../page-context'
import { PhoneLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { CityLinks } from './CityLinks'
import { ContactFacts } from './ContactFacts'
import { ContactLine } from './ContactLine'
import styles from './Contact.module.css'

/** How to reach the business, with the links to its city pages, or as one strip. */
export function Contact(props: ContactProps) {
  const { cities } = usePage()
  if (props.variant === 'line') return <ContactLine {...props} />
  const links = cities.length > 0 ? props.cities : undefined
  return (
    <Section id={props.id} hideOnPhones={props.hideOnPhones} className={`section ${styles.contact}`}>
      <div className={`wrap ${links ? styles.grid : styles.alone}`}>
        <div className={styles.words}>
          <div>
            <h2>{props.title}</h2>
            {props.text && <Markdown text={props.text} className="lead" />}
            <PhoneLink className={styles.phone} />
          </div>
          <ContactFacts />
        </div>
        {links && <CityLinks title={links.title} />}
      </div>
    </Section>
  )
}
