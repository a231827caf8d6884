import { usePage } from '../page-context'
import { Button } from './Button'
import styles from './Drawer.module.css'
import { Icon } from './Icon'
import { island } from './island'
import { NavigationLink } from './NavigationLink'

/** The navigation on phones. It opens without script; the island makes it close at the right moments. */
export function Drawer() {
  const { site } = usePage()
  const { hours, navigation, phone, tagline } = site
  return (
    <details className={styles.drawer} {...island('drawer', 'touch')}>
      <summary className={styles.toggle} aria-label="Menu">
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
          <p className={styles.note}>
            <Icon name="shield-check" />
            {tagline}
          </p>
        )}
        <Button button={{ label: `Call ${phone}`, href: `tel:${phone}` }} wide />
        <p className={styles.hours}>
          {hours.text}
          {hours.note && <span>{hours.note}</span>}
        </p>
      </div>
    </details>
  )
}
