import type { Site } from '../../schemas/types'
import { Icon } from './Icon'
import { NavigationLink } from './NavigationLink'
import styles from './NavigationMenu.module.css'

type Link = Site['navigation'][number]

interface Props {
  /** The id of the list that opens. */
  id: string
  link: Link
  items: NonNullable<Link['items']>
}

/** A link of the bar with more links under it. Without script they open with the focus; the island brings the rest. */
export function NavigationMenu({ id, link, items }: Props) {
  return (
    <li className={styles.menu}>
      <NavigationLink {...link} />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded="false"
        aria-controls={id}
        aria-label={`More: ${link.label}`}
      >
        <Icon name="chevron-down" />
      </button>
      <ul id={id} className={styles.panel}>
        {items.map((item) => (
          <li key={item.label}>
            <NavigationLink {...item} />
          </li>
        ))}
      </ul>
    </li>
  )
}
