import type { ServicesProps } from '../../schemas/types'
import { groupNeighbors } from '../ui/group-neighbors'
import { ItemLink } from '../ui/links'
import styles from './ServiceNames.module.css'
import { More } from './ServiceWords'

/** Names in columns, each a link of its own, and what they cost if that is said. */
export function ServiceNames({ items, more }: ServicesProps) {
  return (
    <>
      {groupNeighbors(items).map(({ name, items }, index) => (
        <div key={index} className={styles.group}>
          {name && <h3>{name}</h3>}
          <ul className={styles.names}>
            {items.map(({ title, price, href }) => (
              <li key={title}>
                <ItemLink title={title} href={href} />
                {price && <span className={styles.price}>{price}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {more && <More {...more} />}
    </>
  )
}
