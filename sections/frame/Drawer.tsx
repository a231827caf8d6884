import type { Site } from '../../schemas/types'
import { hoursLines } from '../page/hours-in-words'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { island } from '../ui/island'
import { Lines } from '../ui/Lines'
import styles from './Drawer.module.css'
import { type NavigationItem, NavigationLink } from './NavigationLink'

/** The navigation on phones. It opens without script; the island makes it close at the right moments. */
export function Drawer({ site: { hours, language, licenses = [], navigation, phone, tagline } }: { site: Site }) {
  const note = [tagline, ...licenses.map(({ number }) => number)].filter(Boolean).join(' · ')
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
                <NavigationLink {...link}>{!link.items && <Icon name="arrow-right" />}</NavigationLink>
                {link.items && <Submenu label={link.label} items={link.items} />}
              </li>
            ))}
          </ul>
        </nav>
        {note && (
          <p className={`labelled ${styles.note}`}>
            <Icon name="shield-check" />
            {note}
          </p>
        )}
        {phone && <Button button={{ label: `Call ${phone}`, href: `tel:${phone}` }} wide />}
        {hours && (
          <p className={`small ${styles.hours}`}>
            <Lines lines={hoursLines(hours, language)} />
            {hours.note && <span>{hours.note}</span>}
          </p>
        )}
      </div>
    </details>
  )
}

/** The links under a link. Its button is at the end of that link's row. */
function Submenu({ label, items }: { label: string; items: NonNullable<NavigationItem['items']> }) {
  return (
    <details className={styles.submenu}>
      <summary className="tool" aria-label={`More: ${label}`}>
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <NavigationLink {...item} />
          </li>
        ))}
      </ul>
    </details>
  )
}
