import { Markdown } from './Markdown'
import { classes } from './Section'

interface Props {
  title?: string
  text?: string
  className?: string
}

/** The heading over a section or beside it, and a text under it; nothing where there is neither. */
export function SectionHead({ title, text, className }: Props) {
  if (!title && !text) return null
  return (
    <header className={classes('section__head', className)}>
      {title && <h2>{title}</h2>}
      {text && <Markdown text={text} />}
    </header>
  )
}
