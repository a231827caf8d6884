import { Markdown } from './Markdown'
import { classes } from './Section'

interface Props {
  title?: string
  /** 1 if the title is the page's main heading. */
  level?: 1 | 2
  text?: string
  className?: string
}

/** The heading over a section or beside it, and a text under it; nothing where there is neither. */
export function SectionHead({ title, level = 2, text, className }: Props) {
  if (!title && !text) return null
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className={classes('section__head', className)}>
      {title && <Heading>{title}</Heading>}
      {text && <Markdown text={text} />}
    </header>
  )
}
