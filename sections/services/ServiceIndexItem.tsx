import type { ServicesProps } from '../../schemas/types'
import { usePage } from '../page-context'
import { linkAttributes } from '../ui/links'
import { Icon } from '../ui/Icon'
import { Markdown } from '../ui/Markdown'
import styles from './ServiceIndex.module.css'

/** A line of the index. Its link is stretched over the line; an arrow says that it opens in a new tab. */
export function ServiceIndexItem({ icon, title, text, href }: ServicesProps['items'][number]) {
  const { site } = usePage()
  const link = href ? linkAttributes(href, site) : undefined
  return (
    <li>
      {icon && <Icon name={icon} />}
      <div>
        <b>{link ? <a {...link}>{title}</a> : title}</b>
        {text && <Markdown text={text} />}
      </div>
      {link?.target && <Icon name="arrow-up-right" className={styles.out} />}
    </li>
  )
}
