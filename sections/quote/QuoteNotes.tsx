import type { QuoteProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'

/** What is good to know about this place. */
export function QuoteNotes({ notes }: { notes: NonNullable<QuoteProps['notes']> }) {
  return (
    <ul>
      {notes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Markdown text={text} />
        </li>
      ))}
    </ul>
  )
}
