import type { QuoteProps } from '../../schemas/types'
import { Badges } from '../ui/Badges'
import { Markdown } from '../ui/Markdown'
import { QuoteCard } from '../ui/embeds/QuoteCard'
import { classes, Section } from '../ui/Section'
import styles from './Quote.module.css'

/** The quote form beside what happens next. */
export function Quote(props: QuoteProps) {
  const { id, hideOnPhones, tone = 'day', title, lead, form, steps, notes, badges } = props
  const isNight = tone === 'night'
  const isShort = (steps?.length ?? 0) < 3
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      className={classes('section', isNight ? 'section--dark dark-ground' : `section--soft ${styles.day}`)}
    >
      <div className={classes('wrap', styles.grid, isShort && styles.filled)}>
        <div className={isNight ? 'on-dark' : undefined}>
          <h2>{title}</h2>
          {lead && <Markdown text={lead} className="lead" />}
        </div>
        <div className={`slip ${styles.card}`}>
          <QuoteCard form={form} headingLevel={3} />
        </div>
        <div className={classes(styles.next, isNight && 'on-dark')}>
          {steps && (
            <ol className={`rows numbered ${styles.steps}`}>
              {steps.map(({ title, text }) => (
                <li key={title}>
                  <span>
                    <b>{title}</b> <Markdown as="span" text={text} />
                  </span>
                </li>
              ))}
            </ol>
          )}
          <Badges badges={badges} className={styles.badges} />
        </div>
        {notes && (
          <ul className={classes('rows', styles.notes, isNight && 'on-dark')}>
            {notes.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <Markdown text={text} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
