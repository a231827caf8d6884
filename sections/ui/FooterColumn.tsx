import type { Site } from '../../schemas/types'
import { usePage } from '../page-context'
import styles from './Footer.module.css'
import { linkAttributes } from './href'
import { Icon } from './Icon'

type Column = NonNullable<Site['footer']['columns']>[number]

/** One column at the foot of the page: a heading over lines, some of which are links. */
export function FooterColumn({ title, items, more }: Column) {
  const { site } = usePage()
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map(({ label, href }) => (
          <li key={label}>{href ? <a {...linkAttributes(href, site)}>{label}</a> : label}</li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <a {...linkAttributes(more.href, site)}>
            {more.label}
            <Icon name="arrow-right" />
          </a>
        </p>
      )}
    </div>
  )
}
