import type { ArticleProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { formatDay } from '../ui/format-day'
import { Cover } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { Story } from '../ui/Story'
import { Phrase } from '../words/fill-words'
import styles from './Article.module.css'

/** An article: who wrote it and when stay beside the words. */
export function Article(props: ArticleProps) {
  const { id, hideOnPhones, title, level = 1, date, updated, author, role, lead, image, body } = props
  const { language, words } = usePage()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      <article className="wrap">
        <header className={styles.head}>
          <Heading>{title}</Heading>
          {lead && <Markdown text={lead} className="lead" />}
        </header>
        <Cover picture={image} sizes="(max-width: 1340px) 100vw, 1216px" className={styles.picture} />
        <div className={`columns ${styles.columns}`}>
          <div className={`small ${styles.by}`}>
            <p>
              <b>{author}</b>
              {role && <span>{role}</span>}
            </p>
            <p>
              <time dateTime={date}>{formatDay(date, language)}</time>
              {updated && (
                <span>
                  <Phrase
                    text={words.updated}
                    parts={{ day: <time dateTime={updated}>{formatDay(updated, language)}</time> }}
                  />
                </span>
              )}
            </p>
          </div>
          <Story text={body} headingLevel={level + 1} />
        </div>
      </article>
    </Section>
  )
}
