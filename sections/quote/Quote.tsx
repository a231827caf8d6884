import type { QuoteProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { Markdown } from '../ui/Markdown'
import { QuoteCard } from '../ui/QuoteCard'
import styles from './Quote.module.css'
import { QuoteBadges } from './QuoteBadges'
import { QuoteNotes } from './QuoteNotes'
import { QuoteSteps } from './QuoteSteps'

/** The quote form beside what happens next. */
export function Quote(props: QuoteProps) {
  const { id, hideOnPhones, tone = 'day', title, lead, form, steps, notes, badges } = props
  const isNight = tone === 'night'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles.quote, isNight && styles.night)}>
      <div className={`wrap ${styles.grid}`}>
        <div className={classes(styles.words, isNight && 'on-dark')}>
          <h2>{title}</h2>
          {lead && <Markdown text={lead} className="lead" />}
        </div>
        <div className={styles.card}>
          <QuoteCard form={form} headingLevel={3} dark={isNight} />
        </div>
        <div className={classes(styles.next, isNight && 'on-dark')}>
          {steps && <QuoteSteps steps={steps} />}
          {badges && <QuoteBadges badges={badges} />}
        </div>
        {notes && (
          <div className={classes(styles.notes, isNight && 'on-dark')}>
            <QuoteNotes notes={notes} />
          </div>
        )}
      </div>
    </Section>
  )
}
