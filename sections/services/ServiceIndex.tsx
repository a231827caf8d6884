import type { ServicesProps } from '../../schemas/types'
import { usePage } from '../page-context'
import { classes, Section } from '../ui/Section'
import { linkAttributes } from '../ui/links'
import { groupServices } from './group-services'
import styles from './ServiceIndex.module.css'
import { ServiceIndexItem } from './ServiceIndexItem'
import { ServicesHead } from './ServicesHead'

/** Many services, each group of them under a heading that stays in sight while its list passes. */
export function ServiceIndex({ id, hideOnPhones, title, text, items, more }: ServicesProps) {
  const { site } = usePage()
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles.ground)}>
      <div className="wrap">
        <ServicesHead title={title} text={text} />
        {groupServices(items).map(({ name, services }, index) => (
          <div key={index} className={styles.group}>
            {name && <h3>{name}</h3>}
            <ul className={styles.list}>
              {services.map((service) => (
                <ServiceIndexItem key={service.title} {...service} />
              ))}
            </ul>
          </div>
        ))}
        {more && (
          <p className={styles.more}>
            {more.text} <a {...linkAttributes(more.href, site)}>{more.title}</a>
          </p>
        )}
      </div>
    </Section>
  )
}
