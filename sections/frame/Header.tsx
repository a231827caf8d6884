import type { Site } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import { PhoneLink } from '../ui/links'
import { pageLogo } from '../ui/logo'
import { classes } from '../ui/Section'
import { fillWords } from '../words/fill-words'
import { Drawer } from './Drawer'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch'
import { type NavigationItem, NavigationLink } from './NavigationLink'
import over from './OverHeader.module.css'

/** The bar at the top of every page. */
export function Header() {
  const { site, words, home } = usePage()
  const layout = site.theme?.header ?? 'bar'
  const isOver = layout === 'over'
  const logo = isOver ? site.logo?.dark : pageLogo(site)
  const hasMenus = site.navigation.some(({ items }) => items)
  return (
    <header className={classes(styles.header, isOver ? `on-dark ${styles.bar} ${over.over}` : styles[layout])}>
      <div className={`wrap labelled ${styles.row}`}>
        <a className={classes(styles.logo, !logo && styles.name)} href={home}>
          {logo ? (
            <Image picture={{ ...logo, alt: fillWords(words.home, { name: site.name }) }} sizes="172px" priority />
          ) : (
            site.name
          )}
        </a>
        <nav className={styles.nav} aria-label={words.mainNavigation}>
          <ul {...(hasMenus && island('menu', 'idle'))}>
            {site.navigation.map((link, index) =>
              link.items ? (
                // with an underscore, which the ids of sections and their parts can't have
                <NavigationMenu key={link.label} id={`navigation_${index + 1}`} link={link} />
              ) : (
                <li key={link.label}>
                  <NavigationLink {...link} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <LanguageSwitch className="only-wide" isLandmark />
        <Call site={site} />
        {site.headerButton && (
          <div className={styles.action}>
            <Button button={site.headerButton} />
          </div>
        )}
        <Drawer site={site} />
      </div>
    </header>
  )
}

/** A link of the bar with more links under it. Without script they open with the focus; the island does the rest. */
function NavigationMenu({ id, link }: { id: string; link: NavigationItem }) {
  const { words } = usePage()
  return (
    <li>
      <NavigationLink {...link} />
      <button
        type="button"
        className={`tool ${styles.more}`}
        aria-expanded="false"
        aria-controls={id}
        aria-label={fillWords(words.submenu, { label: link.label })}
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

/** What the business is, its licenses and its telephone number, at the end of the bar. */
function Call({ site: { tagline, licenses, phone } }: { site: Site }) {
  const { words } = usePage()
  return (
    <div className={styles.call}>
      {(tagline || licenses) && (
        <p className={`labelled ${styles.tagline}`}>
          <Icon name="shield-check" />
          {tagline && <span>{tagline}</span>}
          {licenses?.map(({ number }) => (
            <span key={number} className="nobr">
              {number}
            </span>
          ))}
        </p>
      )}
      {phone && (
        <PhoneLink className={`labelled ${styles.phone}`} label={fillWords(words.call, { phone })}>
          <Icon name="phone" />
          <span>{phone}</span>
        </PhoneLink>
      )}
    </div>
  )
}
