import type { ProjectsProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Actions } from '../ui/Button'
import { formatMonth } from '../ui/format-month'
import { Cover } from '../ui/Image'
import { ItemHead } from '../ui/ItemHead'
import { ItemLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { Tags } from '../ui/Tags'
import styles from './Projects.module.css'

const LARGE = '(max-width: 1020px) 100vw, 60vw'
const SMALL = '(max-width: 767.98px) 100vw, (max-width: 1020px) 46vw, 384px'

/** Finished jobs: the first with its words beside a large picture, the others under it. */
export function Projects({ id, hideOnPhones, ground, title, level = 2, text, items, button }: ProjectsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className="wrap">
        <SectionHead title={title} level={level} text={text} />
        <ul className={styles.projects}>
          {items.map((project, index) => (
            <Project key={index} {...project} isFirst={index === 0} sectionLevel={level} />
          ))}
        </ul>
        <Actions buttons={button && [button]} looks={['line']} />
      </div>
    </Section>
  )
}

type ProjectItemProps = ProjectsProps['items'][number] & { isFirst: boolean; sectionLevel: 1 | 2 }

function Project({ picture, title, text, city, date, tags, href, isFirst, sectionLevel }: ProjectItemProps) {
  const { language } = usePage()
  return (
    <li className={classes(styles.project, isFirst && styles.first)}>
      <Cover picture={picture} sizes={isFirst ? LARGE : SMALL} className={styles.picture} />
      <div>
        {(city || date) && (
          <p className={styles.meta}>
            {city && <span>{city}</span>}
            {date && <time dateTime={date}>{formatMonth(date, language)}</time>}
          </p>
        )}
        <ItemHead sectionLevel={sectionLevel}>
          <ItemLink title={title} href={href} />
        </ItemHead>
        {text && <Markdown text={text} className={styles.text} />}
        <Tags tags={tags} />
      </div>
    </li>
  )
}
