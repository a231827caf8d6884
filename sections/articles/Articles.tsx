import type { ArticlesProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Actions } from '../ui/Button'
import { formatDay } from '../ui/format-day'
import { Cover } from '../ui/Image'
import { ItemHead } from '../ui/ItemHead'
import { ItemLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Articles.module.css'

const SIZES = {
  list: '(max-width: 767.98px) 96px, 200px',
  cards: '(max-width: 767.98px) 100vw, (max-width: 1020px) 46vw, 384px',
}

/** Articles: a ruled list with their dates at its start, or pictures side by side. */
export function Articles(props: ArticlesProps) {
  const { id, hideOnPhones, ground, variant = 'list', title, level = 2, text, items, button } = props
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className="wrap">
        <SectionHead title={title} level={level} text={text} />
        <ul className={styles[variant]}>
          {items.map((article, index) => (
            <ArticleItem key={index} {...article} variant={variant} level={level} />
          ))}
        </ul>
        <Actions buttons={button && [button]} looks={['line']} />
      </div>
    </Section>
  )
}

type ArticleItemProps = ArticlesProps['items'][number] & Required<Pick<ArticlesProps, 'variant' | 'level'>>

function ArticleItem({ title, href, date, author, text, picture, variant, level }: ArticleItemProps) {
  const { language } = usePage()
  return (
    <li className={classes(styles.article, picture && styles.pictured)}>
      <p className={styles.meta}>
        <time dateTime={date}>{formatDay(date, language)}</time>
        {author && <span>{author}</span>}
      </p>
      <div className={styles.words}>
        <ItemHead sectionLevel={level}>
          <ItemLink title={title} href={href} />
        </ItemHead>
        {text && <Markdown text={text} className={styles.text} />}
      </div>
      <Cover picture={picture} sizes={SIZES[variant]} className={styles.picture} />
    </li>
  )
}
