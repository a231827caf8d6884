import type { Site } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import { NumberLink, PhoneLink, linkAttributes } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { classes } from '../ui/Section'
import styles from './Footer.module.css'

/** The foot of every page. */
export function Footer() {
  const { site } = usePage()
  const { text, columns = [], badges, copyright, notes = [], links = [] } = site.footer
  return (
    <footer className={classes('small on-dark', styles.footer, styles[site.theme?.footer ?? 'columns'])}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.about}>
          <Image picture={site.logo.dark} sizes="192px" />
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
  const { site, vars } = usePage()
  const { address, email, footer, hours } = site
  return (
    <div className={styles.contact}>
      <h2 className="plain">{footer.contactTitle ?? 'Contact'}</h2>
      <p>
        <PhoneLink className={styles.phone} />
      </p>
      {site.phones?.map(({ label, number }) => (
        <p key={number}>
          {label}: <NumberLink number={number} />
        </p>
      ))}
      {/* a word from code */}
      {site.fax && (
        <p>
          Fax: <span className="nobr">{site.fax}</span>
        </p>
      )}
      <p>
        {vars.phone && 'Main office: '}
        {address.street}
        <br />
        {address.town}, {address.state} {address.zip}
      </p>
      <p>{hours.text}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  )
}

/** Hands the page's script the service that counts visits, where the site has one. */
export function Analytics() {
  const analytics = usePage().site.embeds?.analytics
  if (!analytics) return null
  return <div hidden {...island('analytics', 'idle')} data-provider={analytics.provider} data-id={analytics.id} />
}
