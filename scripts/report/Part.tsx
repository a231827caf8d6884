import type { ReactNode } from 'react'

interface PartProps {
  id: string
  title: string
  /** What the part shows, in a sentence or two. */
  lead: ReactNode
  children?: ReactNode
}

/** A part of the report: its heading is where the table of contents leads. */
export function Part({ id, title, lead, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="lead">{lead}</p>
      {children}
    </section>
  )
}
