import { usePage } from '../page-context'
import styles from './Footer.module.css'
import { FooterColumn } from './FooterColumn'
import { FooterContact } from './FooterContact'
import { linkAttributes } from './href'
import { Image } from './Image'
import { Markdown } from './Markdown'

/** The foot of every page. */
export function Footer() {
  const { site } = usePage()
  const { text, columns = [], copyright, notes = [], links = [] } = site.footer
  return (
    <footer className={`${styles.footer} on-dark`}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.about}>
          <Image picture={site.logo.dark} sizes="192px" />
          <Markdown text={text} />
        </div>
        {columns.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
        <FooterContact />
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
