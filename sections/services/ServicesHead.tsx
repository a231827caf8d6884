import { Markdown } from '../ui/Markdown'

/** The heading over the services, or beside them. */
export function ServicesHead({ title, text }: { title: string; text?: string }) {
  return (
    <header className="section__head">
      <h2>{title}</h2>
      {text && <Markdown text={text} />}
    </header>
  )
}
