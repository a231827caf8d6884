import type { ReactNode } from 'react'
import { thousands } from './format'

interface PartProps {
  id: string
  title: string
  /** What the part shows, in a sentence or two. */
  lead?: ReactNode
  children?: ReactNode
}

/** A part of a report: its heading is where the table of contents leads. */
export const Part = ({ id, title, lead, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {lead && <p className="muted">{lead}</p>}
    {children}
  </section>
)

/** A value, and how it is colored where it is not as it should be. */
interface Cell {
  value: ReactNode
  tone?: 'near' | 'warning' | 'error' | false
}

/** Each table begins with what needs attention; more rows would add nothing new. */
const MOST_ROWS = 60

interface DataTableProps {
  /** What screen readers call the table. */
  label: string
  columns: string[]
  /** A name and the cells beside it, which scroll while the name stays in sight. */
  rows: { name: string; cells: Cell[] }[]
}

/** The first rows of a table, in a box that scrolls where the window is too small for it. */
export const DataTable = ({ label, columns, rows }: DataTableProps) => (
  // a box that scrolls must be reached with the keyboard
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="box" role="region" aria-label={label} tabIndex={0}>
    <table>
      {rows.length > MOST_ROWS && <caption className="muted">{`${MOST_ROWS} of ${thousands(rows.length)}`}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_ROWS).map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map(({ value, tone }, at) => (
              <td key={at} className={tone || undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
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
}

interface FigureProps {
  /** Side by side; empty if none were taken. */
  pictures: Picture[]
  children: ReactNode
}

/** Pictures and their caption. */
export const Figure = ({ pictures, children }: FigureProps) => (
  <figure>
    <div className="pictures">
      {pictures.map((picture) => (
        <img key={picture.alt} {...picture} alt={picture.alt} loading="lazy" />
      ))}
    </div>
    <figcaption>{children}</figcaption>
  </figure>
)
