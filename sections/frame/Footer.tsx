import type { Site } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { PhoneLink, linkAttributes } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { classes } from '../ui/Section'
import styles from './Footer.module.css'

/** The foot of every page. */
export function Footer() {
  const { site } = usePage()
  const { text, columns = [], copyright, notes = [], links = [] } = site.footer
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
