import type { ReactNode } from 'react'

interface PartProps {
  id: string
  title: string
  /** Stands in the heading, small. */
  note?: ReactNode
  /** What the part shows, in a sentence or two. */
  lead?: ReactNode
  /** "card" gives it a frame. */
  className?: 'card'
  children?: ReactNode
}

/** A part of a report: its heading is where the table of contents leads. */
export const Part = ({ id, title, note, lead, className, children }: PartProps) => (
  <section id={id} className={className} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      {title} {note && <small>{note}</small>}
    </h2>
    {lead && <p className="lead">{lead}</p>}
    {children}
  </section>
)

interface Fact {
  name: string
  value: ReactNode
  tone?: 'warning' | 'error'
}

/** The numbers that sum a report up, large and in a row. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="facts">
    {facts.map(({ name, value, tone }) => (
      <div key={name}>
        <dt className="muted">{name}</dt>
        <dd className={tone}>{value}</dd>
      </div>
    ))}
  </dl>
)

interface DataTableProps {
  /** What screen readers call the table. */
  label: string
  columns: string[]
  className?: 'heat-map'
  /** Its rows: each begins with a `<th scope="row">`, which stays in sight. */
  children: ReactNode
}

/** A table in a box that scrolls where the window is too small for it. */
export const DataTable = ({ label, columns, className, children }: DataTableProps) => (
  // a box that scrolls must be reached with the keyboard
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="box" role="region" aria-label={label} tabIndex={0}>
    <table className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

/** A picture that is part of the report's HTML. */
export interface Picture {
  /** A data URI. */
  src: string
  width: number
  height: number
  alt: string
  /** Stands above the picture: "Before". */
  label?: string
}

interface FigureProps {
  /** Side by side; none where none were taken. */
  pictures: Picture[]
  children: ReactNode
}

/** Pictures and their caption. */
export const Figure = ({ pictures, children }: FigureProps) => (
  <figure>
    {pictures.length > 0 && (
      <div className="pictures">
        {pictures.map(({ label, ...image }) => (
          <span key={image.alt}>
            {label}
            <img {...image} alt={image.alt} loading="lazy" />
          </span>
        ))}
      </div>
    )}
    <figcaption>{children}</figcaption>
  </figure>
)
