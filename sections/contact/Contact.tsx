import type { ReactNode } from 'react'
import type { ContactProps } from '../../schemas/types'
import { directionsTo } from '../ui/embeds/live-map'
import { usePage } from '../page/page-context'
import { Icon } from '../ui/Icon'
import { linkAttributes, NumberLink, PhoneLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import styles from './Contact.module.css'

/** How to reach the business, with the links to its city pages, or as one strip. */
export function Contact(props: ContactProps) {
  const { cities } = usePage()
  if (props.variant === 'line') return <ContactLine {...props} />
  const links = cities.length > 0 ? props.cities : undefined
  return (
    <Section id={props.id} hideOnPhones={props.hideOnPhones} className={`section section--soft ${styles.contact}`}>
      <div className={classes('wrap', links && 'columns columns--wide-left')}>
        <div className={links ? undefined : 'columns'}>
          <div>
            <h2>{props.title}</h2>
            {props.text && <Markdown text={props.text} className="lead" />}
            <PhoneLink className={classes(styles.phone, styles.large)} />
          </div>
          <ContactFacts />
        </div>
        {links && <CityLinks title={links.title} />}
      </div>
    </Section>
  )
}

/** One strip: what to do, the telephone number and the e-mail address. */
function ContactLine({ id, hideOnPhones, title, text }: ContactProps) {
  const { site } = usePage()
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      className={`section section--tight section--strip section--soft ${styles.strip}`}
    >
      <div className={`wrap ${styles.line}`}>
        <div>
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
        </div>
        <PhoneLink className={styles.phone} />
        <a className={`labelled ${styles.mail}`} href={`mailto:${site.email}`}>
          <Icon name="mail" />
          {site.email}
        </a>
      </div>
    </Section>
  )
}

/** Address, hours, e-mail and the way, as site.json gives them. */
function ContactFacts() {
  const { site, vars } = usePage()
  const { address, hours, email } = site
  return (
    <dl className={`pair ${styles.facts}`}>
      <Fact icon="map-pin" label={vars.phone ? 'Main office' : 'Address'}>
        {address.street}
        <br />
        {address.town}, {address.state} {address.zip}
      </Fact>
      {site.phones?.map(({ label, number }) => (
        <Fact key={number} icon="phone" label={label}>
          <NumberLink number={number} />
        </Fact>
      ))}
      {/* a word from code */}
      {site.fax && (
        <Fact icon="printer" label="Fax">
          {site.fax}
        </Fact>
      )}
      <Fact icon="clock" label="Hours">
        {hours.text}
        {hours.note && (
          <>
            <br />
            {hours.note}
          </>
        )}
      </Fact>
      <Fact icon="mail" label="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact icon="route" label="Directions">
        <a {...linkAttributes(directionsTo(address), site)}>The way from where you are</a>
      </Fact>
    </dl>
  )
}

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="labelled">
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A link to every city that the page may list; the page's own is marked "You are here". */
function CityLinks({ title }: { title: string }) {
  const { cities, route } = usePage()
  return (
    <nav className={styles.cities} aria-label={title}>
      <h3>{title}</h3>
      <ul className="link-rows">
        {cities.map((city) => (
          <li key={city.route}>
            {city.route === route ? (
              <a href={city.route} aria-current="page">
                {city.name} <small>You are here</small>
              </a>
            ) : (
              <a href={city.route}>{city.name}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
