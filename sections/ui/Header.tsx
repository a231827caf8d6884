import { usePage } from '../page-context'
import { Drawer } from './Drawer'
import styles from './Header.module.css'
import { href } from './href'
import { Icon } from './Icon'
import { Image } from './Image'
import { NavigationLink } from './NavigationLink'

/** The bar at the top of every page. */
export function Header() {
  const { site } = usePage()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Image picture={{ ...site.logo.light, alt: `${site.name}, home` }} sizes="172px" priority />
        </a>
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {site.navigation.map((link) => (
              <li key={link.label}>
                <NavigationLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.call}>
          {site.tagline && (
            <span className={styles.tagline}>
              <Icon name="shield-check" />
              {site.tagline}
            </span>
          )}
          <a className={styles.phone} href={href(`tel:${site.phone}`, site)} aria-label={`Call ${site.phone}`}>
            <Icon name="phone" />
            <span>{site.phone}</span>
          </a>
        </div>
        <Drawer />
      </div>
    </header>
  )
}
