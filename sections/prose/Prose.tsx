import type { ProseProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { Story } from '../ui/Story'
import styles from './Prose.module.css'

/** Running text under a heading; its first paragraph is set larger. A time line may stand beside it. */
export function Prose({ id, hideOnPhones, title, level = 2, body, years }: ProseProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      <div className={classes('wrap', years && 'columns columns--wide-left')}>
        <div>
          <Heading>{title}</Heading>
          <Story text={body} headingLevel={level + 1} className={styles.body} />
        </div>
        {years && <Years years={years} />}
      </div>
    </Section>
  )
}

/** A time line: each year with what happened in it. */
function Years({ years }: { years: NonNullable<ProseProps['years']> }) {
  return (
    <ol className={`rows ${styles.years}`}>
      {years.map(({ year, text }) => (
        <li key={year}>
          <b className="figure">{year}</b>
          {text}
        </li>
      ))}
    </ol>
  )
}
