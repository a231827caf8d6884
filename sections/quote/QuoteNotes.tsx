import type { QuoteProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'
import styles from './Quote.module.css'

/** What is good to know about this place. */
export function QuoteNotes({ notes }: { notes: NonNullable<QuoteProps['notes']> }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <Markdown text={text} />
        </li>
      ))}
    </ul>
  )
}
