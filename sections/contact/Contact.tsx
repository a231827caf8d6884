import type { ReactNode } from 'react'
import type { ContactProps, Hours, Site } from '../../schemas/types'
import { directionsTo } from '../ui/embeds/live-map'
import { holidayLines, hoursLines } from '../page/hours-in-words'
import { usePage } from '../page/page-context'
import { type ShownPlace, addressLines, countryOf, publicAddress, shownPlaces, townsInWords } from '../page/places'
import { Icon } from '../ui/Icon'
import { Lines } from '../ui/Lines'
import { linkAttributes, NumberLink, PhoneLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { OpenNow } from '../ui/OpenNow'
import { classes, Section } from '../ui/Section'
import styles from './Contact.module.css'

/** How to reach the business, with the links to its city pages, or as one strip. */
export function Contact(props: ContactProps) {
  const { cities, site } = usePage()
  if (props.variant === 'line') return <ContactLine {...props} />
  const links = cities.length > 0 ? props.cities : undefined
  const layout = hasSeveralPlaces(site) ? styles.sideBySide : 'columns'
  return (
    <Section id={props.id} hideOnPhones={props.hideOnPhones} className={`section section--soft ${styles.contact}`}>
      <div className={classes('wrap', links && 'columns columns--wide-left')}>
        <div className={links ? undefined : layout}>
          <div>
            <h2>{props.title}</h2>
            {props.text && <Markdown text={props.text} className="lead" />}
            <PhoneLink className={classes(styles.phone, styles.large)} />
            {hasSeveralPlaces(site) && site.email && <MailLink email={site.email} />}
          </div>
          <ContactFacts />
        </div>
        {links && <CityLinks title={links.title} />}
      </div>
    </Section>
  )
}

const hasSeveralPlaces = ({ places = [] }: Site) => places.length > 1

function MailLink({ email }: { email: string }) {
  return (
    <a className={`labelled ${styles.mail}`} href={`mailto:${email}`}>
      <Icon name="mail" />
      {email}
    </a>
  )
}

/** One strip: what to do, the telephone number, or that of each place, and the e-mail address. */
function ContactLine({ id, hideOnPhones, title, text }: ContactProps) {
  const { site } = usePage()
  const places = site.phone ? [] : shownPlaces(site).filter(({ site: place }) => place.phone)
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
        {places.map(({ id: placeId, name, site: place }) => (
          <p key={placeId}>
            {name} <PhoneLink site={place} className={styles.phone} />
          </p>
        ))}
        {site.email && <MailLink email={site.email} />}
      </div>
    </Section>
  )
}

/** Address, hours, e-mail and the way, as site.json gives them. */
function ContactFacts() {
  const { site } = usePage()
  const places = shownPlaces(site)
  const facts = places.map((place) => <PlaceFacts key={place.id ?? 'only'} {...place} />)
  if (!site.places) return facts
  return (
    <>
      {(site.phones ?? site.fax) && (
        <dl className={`pair ${styles.facts}`}>
          <OtherNumbers />
        </dl>
      )}
      <div className={styles.places}>{facts}</div>
    </>
  )
}

/** The further numbers of the business, wherever its places are. */
function OtherNumbers() {
  const { site, words } = usePage()
  return (
    <>
      {site.phones?.map(({ label, number }) => (
        <Fact key={number} icon="phone" label={label}>
          <NumberLink number={number} />
        </Fact>
      ))}
      {site.fax && (
        <Fact icon="printer" label={words.fax}>
          {site.fax}
        </Fact>
      )}
    </>
  )
}

/** The facts of one place. */
function PlaceFacts({ name, site: place }: ShownPlace) {
  const { site, vars, words } = usePage()
  const { email, hours, language, phone, serves } = place
  const address = publicAddress(place)
  const lines = address ? addressLines(address, countryOf(place)) : []
  const way = address?.street && directionsTo(lines)
  const facts = (
    <>
      {name && <h3 className={styles.place}>{name}</h3>}
      <dl className={`pair ${styles.facts}`}>
        {phone && phone !== site.phone && (
          <Fact icon="phone" label={words.phone}>
            <PhoneLink site={place} />
          </Fact>
        )}
        {address && (
          <Fact icon="map-pin" label={vars.phone && !name ? words.mainOffice : words.address}>
            <Lines lines={lines} />
          </Fact>
        )}
        {!name && <OtherNumbers />}
        {serves && (
          <Fact icon="truck" label={words.area}>
            {townsInWords(serves, language)}
          </Fact>
        )}
        {hours && (
          <Fact icon="clock" label={words.hours}>
            <Lines lines={[...hoursLines(hours, words, language), ...(hours.note ? [hours.note] : [])]} />
            <OpenNow site={place} />
            <HolidayLines hours={hours} language={language} />
          </Fact>
        )}
        {email && !(hasSeveralPlaces(site) && email === site.email) && (
          <Fact icon="mail" label={words.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {way && (
          <Fact icon="route" label={words.directions}>
            <a {...linkAttributes(way, site)}>{words.directionsLink}</a>
          </Fact>
        )}
      </dl>
    </>
  )
  return name ? <div>{facts}</div> : facts
}

/** The days on which the business is closed, or open at other times. */
function HolidayLines({ hours, language }: { hours: Hours; language: string | undefined }) {
  const lines = holidayLines(hours, usePage().words, language)
  if (lines.length === 0) return null
  return (
    <small className={styles.holidays}>
      <Lines lines={lines} />
    </small>
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

/** A link to every city that the page may list; the page's own is marked. */
function CityLinks({ title }: { title: string }) {
  const { cities, route, words } = usePage()
  return (
    <nav className={styles.cities} aria-label={title}>
      <h3>{title}</h3>
      <ul className="link-rows">
        {cities.map((city) => (
          <li key={city.route}>
            {city.route === route ? (
              <a href={city.route} aria-current="page">
                {city.name} <small>{words.here}</small>
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
