import type { ReactNode } from 'react'
import type { Site } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import { PhoneLink, linkAttributes } from '../ui/links'
import styles from './Header.module.css'

/** The bar at the top of every page. */
export function Header() {
  const { site } = usePage()
  const hasMenus = site.navigation.some(({ items }) => items)
  return (
    <header className={styles.header}>
      <div className={`wrap labelled ${styles.bar}`}>
        <a className={styles.logo} href="/">
          <Image picture={{ ...site.logo.light, alt: `${site.name}, home` }} sizes="172px" priority />
        </a>
        <nav className={styles.nav} aria-label="Main">
          <ul {...(hasMenus && island('menu', 'idle'))}>
            {site.navigation.map((link, index) =>
              link.items ? (
                <NavigationMenu key={link.label} id={`navigation-${index + 1}`} link={link} />
              ) : (
                <li key={link.label}>
                  <NavigationLink {...link} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <Call site={site} />
        <Drawer site={site} />
      </div>
    </header>
  )
}

type NavigationItem = Site['navigation'][number]

/** A link at the top of the page. It knows when it leads to the page it is on. */
function NavigationLink({ label, href, children }: NavigationItem & { children?: ReactNode }) {
  const { site, route } = usePage()
  return (
    <a {...linkAttributes(href, site)} aria-current={href === route ? 'page' : undefined}>
      {label}
      {children}
    </a>
  )
}

/** A link of the bar with more links under it. Without script they open with the focus; the island brings the rest. */
function NavigationMenu({ id, link }: { id: string; link: NavigationItem }) {
  return (
    <li>
      <NavigationLink {...link} />
      <button
        type="button"
        className={`tool ${styles.more}`}
        aria-expanded="false"
        aria-controls={id}
        aria-label={`More: ${link.label}`}
      >
        <Icon name="chevron-down" />
      </button>
      <ul id={id} className={styles.menu}>
        {link.items?.map((item) => (
          <li key={item.label}>
            <NavigationLink {...item} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** What the business is, and its telephone number, at the end of the bar. */
function Call({ site: { tagline, phone } }: { site: Site }) {
  return (
    <div className={styles.call}>
      {tagline && (
        <span className={`labelled ${styles.tagline}`}>
          <Icon name="shield-check" />
          {tagline}
        </span>
      )}
      <PhoneLink className={`labelled ${styles.phone}`} label={`Call ${phone}`}>
        <Icon name="phone" />
        <span>{phone}</span>
      </PhoneLink>
    </div>
  )
}

/** The navigation on phones. It opens without script; the island makes it close at the right moments. */
function Drawer({ site: { hours, navigation, phone, tagline } }: { site: Site }) {
  return (
    <details className={styles.drawer} {...island('drawer', 'touch')}>
      <summary className={`tool ${styles.toggle}`} aria-label="Menu">
        <Icon name="menu" className={styles.open} />
        <Icon name="x" className={styles.close} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label="Menu">
          <ul>
            {navigation.map((link) => (
              <li key={link.label}>
                <NavigationLink {...link}>
                  <Icon name="arrow-right" />
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        {tagline && (
          <p className={`labelled ${styles.note}`}>
            <Icon name="shield-check" />
            {tagline}
          </p>
        )}
        <Button button={{ label: `Call ${phone}`, href: `tel:${phone}` }} wide />
        <p className={`small ${styles.hours}`}>
          {hours.text}
          {hours.note && <span>{hours.note}</span>}
        </p>
      </div>
    </details>
  )
}
