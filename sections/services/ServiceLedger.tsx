import type { ServicesProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { Icon } from '../ui/Icon'
import { Markdown } from '../ui/Markdown'
import styles from './ServiceLedger.module.css'
import { ServicesHead } from './ServicesHead'
import { ServiceTitle } from './ServiceTitle'

/** Services as a ruled list beside its heading. */
export function ServiceLedger({ id, hideOnPhones, title, text, items, more }: ServicesProps) {
  const rows = more ? [...items, { icon: 'arrow-right', ...more }] : items
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles.ground)}>
      <div className={`wrap ${styles.grid}`}>
        <ServicesHead title={title} text={text} />
        <ul className={styles.ledger}>
          {rows.map((row) => (
            <li key={row.title}>
              {row.icon && <Icon name={row.icon} />}
              <div>
                <ServiceTitle {...row} />
                {row.text && <Markdown text={row.text} />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
