import type { PeopleProps } from '../../schemas/types'
import { Icon } from '../ui/Icon'
import { ItemLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './People.module.css'
import { Portrait } from './Portrait'

const SIZES = {
  grid: '(max-width: 767.98px) 104px, (max-width: 1020px) 46vw, 300px',
  rows: '(max-width: 767.98px) 104px, 220px',
}

/** The people of a business: portraits side by side, or one under the other with room for words. */
export function People({ id, hideOnPhones, ground, variant = 'grid', title, text, items }: PeopleProps) {
  const arePictured = items.some(({ picture }) => picture)
  const isGrid = variant === 'grid'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className={classes('wrap', !isGrid && 'columns columns--head')}>
        <SectionHead title={title} text={text} className={isGrid ? undefined : 'sticky'} />
        <ul className={classes(styles.people, styles[variant], arePictured && styles.pictured)}>
          {items.map(({ name, role, picture, text, credentials, href }, index) => (
            <li key={index} className={styles.person}>
              {arePictured && <Portrait name={name} picture={picture} sizes={SIZES[variant]} />}
              <div>
                <h3>
                  <ItemLink title={name} href={href} />
                </h3>
                {role && <p className={styles.role}>{role}</p>}
                {text && <Markdown text={text} className={styles.text} />}
                {credentials && (
                  <ul className={`small ${styles.credentials}`}>
                    {credentials.map((credential) => (
                      <li key={credential}>
                        <Icon name="badge-check" />
                        {credential}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
