import type { QuoteProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'
import styles from './Quote.module.css'

/** What happens after the form is sent. */
export function QuoteSteps({ steps }: { steps: NonNullable<QuoteProps['steps']> }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <span>
            <b>{title}</b> <Markdown as="span" text={text} />
          </span>
        </li>
      ))}
    </ol>
  )
}
