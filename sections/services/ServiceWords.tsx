import type { ServicesProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Icon } from '../ui/Icon'
import { ItemLink, linkAttributes } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import styles from './Services.module.css'

/** What an item and the link after the last item have in common. */
export type WordsProps = Pick<ServicesProps['items'][number], 'title' | 'text' | 'price' | 'href' | 'link'>

/** The words of an item. Its link is the title, or a line under the text where the title doesn't say where it leads. */
export function ServiceWords({ title, text, price, href, link, as: Title = 'h3' }: WordsProps & { as?: 'h3' | 'b' }) {
  const { words } = usePage()
  const isPhone = href?.startsWith('tel:')
  const label = link ?? (isPhone ? words.callNow : undefined)
  return (
    <>
      <Title>{label ? title : <ItemLink title={title} href={href} />}</Title>
      {text && <Markdown text={text} />}
      {price && <p className={styles.price}>{price}</p>}
      {label && (
        <p className={`labelled ${styles.link}`}>
          {isPhone && <Icon name="phone" />}
          <ItemLink title={label} href={href} />
        </p>
      )}
    </>
  )
}

/** The sentence under a list that leads on to another page. */
export function More({ text, title, href }: NonNullable<ServicesProps['more']>) {
  const { site } = usePage()
  return (
    <p className={styles.foot}>
      {text} <a {...linkAttributes(href, site)}>{title}</a>
    </p>
  )
}
