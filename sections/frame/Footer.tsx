import type { Site } from '../../schemas/types'
import { hoursLines } from '../page/hours-in-words'
import { usePage } from '../page/page-context'
import { type ShownPlace, placeLines, publicAddress, shownPlaces } from '../page/places'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { Lines } from '../ui/Lines'
import { NumberLink, PhoneLink, linkAttributes } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { OpenNow } from '../ui/OpenNow'
import { classes } from '../ui/Section'
import { Phrase } from '../words/fill-words'
import styles from './Footer.module.css'
import { LanguageSwitch } from './LanguageSwitch'

/** The foot of every page. */
export function Footer() {
  const { site } = usePage()
  const { text, columns = [], badges, copyright, notes = [], links = [] } = site.footer
  return (
    <footer className={classes('small on-dark', styles.footer, styles[site.theme?.footer ?? 'columns'])}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.about}>
          {site.logo ? <Image picture={site.logo.dark} sizes="192px" /> : <p className={styles.name}>{site.name}</p>}
          <Markdown text={text} />
          {site.licenses?.map(({ name, number }) => (
            <p key={number} className={styles.license}>
              {name} <b className="nobr">{number}</b>
            </p>
          ))}
        </div>
        {columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
        <Contact />
      </div>
      <LanguageSwitch className="wrap" />
      {badges && (
        <ul className={`wrap ${styles.badges}`}>
          {badges.map(({ href, ...picture }) => (
            <li key={picture.src}>
              <a {...linkAttributes(href, site)}>
                <Image picture={picture} sizes="160px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={`wrap ${styles.fine}`}>
        <span>{copyright}</span>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        {links.map(({ label, href }) => (
          <a key={label} {...linkAttributes(href, site)}>
            {label}
          </a>
        ))}
      </p>
    </footer>
  )
}

/** A heading over lines, some of which are links. */
function Column({ title, items, more }: NonNullable<Site['footer']['columns']>[number]) {
  const { site } = usePage()
  return (
    <div className={styles.column}>
      <h2 className="plain">{title}</h2>
      <ul>
        {items.map(({ label, href }) => (
          <li key={label}>{href ? <a {...linkAttributes(href, site)}>{label}</a> : label}</li>
        ))}
      </ul>
      {more && (
        <a className={`labelled ${styles.more}`} {...linkAttributes(more.href, site)}>
          {more.label}
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  )
}

/** How to reach the business. */
function Contact() {
  const { site, words } = usePage()
  const { email, footer, phone } = site
  const places = shownPlaces(site).filter((place) => place.name ?? isSomewhere(place))
  if (!phone && !email && places.length === 0) return null
  return (
    <div className={styles.contact}>
      <h2 className="plain">{footer.contactTitle ?? words.contact}</h2>
      {phone && (
        <p>
          <PhoneLink className={styles.phone} />
        </p>
      )}
      {site.phones?.map(({ label, number }) => (
        <p key={number}>
          {label}: <NumberLink number={number} />
        </p>
      ))}
      {site.fax && (
        <p>
          {words.fax}: <span className="nobr">{site.fax}</span>
        </p>
      )}
      {places.map((place) => (
        <PlaceLines key={place.id ?? 'only'} {...place} />
      ))}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </div>
  )
}

/** Whether there is anything to say of a place. */
const isSomewhere = ({ site }: ShownPlace) => Boolean(publicAddress(site) ?? site.serves ?? site.hours)

/** Where a place is, and when it is open. */
function PlaceLines({ name, site: place }: ShownPlace) {
  const { site, vars, language, words } = usePage()
  const { hours, phone, email } = place
  const where = placeLines(place)
  const facts = (
    <>
      {name && <p className={styles.place}>{name}</p>}
      {phone !== site.phone && (
        <p>
          <PhoneLink site={place} />
        </p>
      )}
      {where.length > 0 && (
        <p>
          {vars.phone && !name && publicAddress(place) ? (
            <Phrase text={words.mainOfficeAddress} parts={{ address: <Lines lines={where} /> }} />
          ) : (
            <Lines lines={where} />
          )}
        </p>
      )}
      {hours && (
        <p>
          <Lines lines={hoursLines(hours, words, language)} />
          <OpenNow site={place} />
        </p>
      )}
      {email && email !== site.email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  )
  return name ? <div>{facts}</div> : facts
}
