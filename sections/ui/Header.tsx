import { usePage } from '../page-context'
import { Drawer } from './Drawer'
import styles from './Header.module.css'
import { HeaderCall } from './HeaderCall'
import { Image } from './Image'
import { island } from './island'
import { NavigationLink } from './NavigationLink'
import { NavigationMenu } from './NavigationMenu'

/** The bar at the top of every page. */
export function Header() {
  const { site } = usePage()
  const hasMenus = site.navigation.some(({ items }) => items)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Image picture={{ ...site.logo.light, alt: `${site.name}, home` }} sizes="172px" priority />
        </a>
        <nav className={styles.nav} aria-label="Main">
          <ul {...(hasMenus && island('menu', 'idle'))}>
            {site.navigation.map((link, index) =>
              link.items ? (
                <NavigationMenu key={link.label} id={`navigation-${index + 1}`} link={link} items={link.items} />
              ) : (
                <li key={link.label}>
                  <NavigationLink {...link} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <HeaderCall />
        <Drawer />
      </div>
    </header>
  )
}
