import type { Site } from '../../schemas/types'
import { hoursLines } from '../page/hours-in-words'
import { usePage } from '../page/page-context'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { island } from '../ui/island'
import { Lines } from '../ui/Lines'
import { fillWords } from '../words/fill-words'
import styles from './Drawer.module.css'
import { LanguageSwitch } from './LanguageSwitch'
import { type NavigationItem, NavigationLink } from './NavigationLink'

/** The navigation on phones. It opens without script; the island makes it close at the right moments. */
export function Drawer({ site: { headerButton, hours, licenses = [], navigation, phone, tagline } }: { site: Site }) {
  const { language, words } = usePage()
  const note = [tagline, ...licenses.map(({ number }) => number)].filter(Boolean).join(' · ')
  return (
    <details className={styles.drawer} {...island('drawer', 'touch')}>
      <summary className={`tool ${styles.toggle}`} aria-label={words.menu}>
        <Icon name="menu" className={styles.open} />
        <Icon name="x" className={styles.close} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={words.menu}>
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
        {phone && <Button button={{ label: fillWords(words.call, { phone }), href: `tel:${phone}` }} wide />}
        {headerButton && (
          <div className={styles.action}>
            <Button button={headerButton} look="line" wide />
          </div>
        )}
        <LanguageSwitch />
        {hours && (
          <p className={`small ${styles.hours}`}>
            <Lines lines={hoursLines(hours, words, language)} />
            {hours.note && <span>{hours.note}</span>}
          </p>
        )}
      </div>
    </details>
  )
}

/** The links under a link. Its button is at the end of that link's row. */
function Submenu({ label, items }: { label: string; items: NonNullable<NavigationItem['items']> }) {
  const { words } = usePage()
  return (
    <details className={styles.submenu}>
      <summary className="tool" aria-label={fillWords(words.submenu, { label })}>
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
