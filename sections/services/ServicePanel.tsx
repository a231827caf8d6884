import type { ServicesProps } from '../../schemas/types'
import { usePage } from '../page-context'
import { classes, Section } from '../ui/Section'
import { linkAttributes } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import styles from './ServicePanel.module.css'
import { ServiceLever } from './ServiceLever'
import { ServicesHead } from './ServicesHead'
import { ServiceTitle } from './ServiceTitle'

/** Services as the numbered directory in a panel's door: odd on the left, even on the right, a lever for each. */
export function ServicePanel({ id, hideOnPhones, title, text, labels, items, more }: ServicesProps) {
  const { site } = usePage()
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles.ground)}>
      <div className="wrap">
        <ServicesHead title={title} text={text} />
        <div className={styles.panel}>
          {labels && (
            <p className={styles.labels}>
              {labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </p>
          )}
          <ol className={styles.list}>
            {items.map((item) => (
              <li key={item.title}>
                <div className={styles.text}>
                  <ServiceTitle {...item} />
                  <Markdown text={item.text} />
                </div>
                <ServiceLever />
              </li>
            ))}
          </ol>
          {more && (
            <p className={styles.foot}>
              {more.text} <a {...linkAttributes(more.href, site)}>{more.title}</a>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
