import type { DownloadsProps } from '../../schemas/types'
import { Icon } from '../ui/Icon'
import { ItemHead } from '../ui/ItemHead'
import { ItemLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Downloads.module.css'
import { fileKind } from './file-kind'

/** Files to take away: each row is a link, and says at its end what a visitor gets. */
export function Downloads({ id, hideOnPhones, ground, title, level = 2, text, items }: DownloadsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className="wrap columns columns--head">
        <SectionHead title={title} level={level} text={text} className="sticky" />
        <ul className={`rows rows--icons ${styles.files}`}>
          {items.map(({ title, text, href, size }, index) => {
            const { name, icon } = fileKind(href)
            return (
              <li key={index}>
                <Icon name={icon} />
                <div>
                  <ItemHead sectionLevel={level}>
                    <ItemLink title={title} href={href} />
                  </ItemHead>
                  {text && <Markdown text={text} className={styles.text} />}
                </div>
                <p className={styles.kind}>
                  {name && <b>{name}</b>} {size}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
