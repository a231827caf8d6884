import type { ReactNode } from 'react'
import { thousands } from './format'

interface PartProps {
  id: string
  title: string
  /** A sentence or two about the part. */
  lead?: ReactNode
  children?: ReactNode
}

/** A part of a report, to whose heading the table of contents links. */
export const Part = ({ id, title, lead, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {lead && <p className="muted">{lead}</p>}
    {children}
  </section>
)

/** A value, and its color if something is wrong with it. */
interface Cell {
  value: ReactNode
  tone?: 'near' | 'warning' | 'error' | false
}

/** Tables start with what needs attention, so more rows would add nothing new. */
const MOST_ROWS = 60

interface DataTableProps {
  /** The name of the table for screen readers. */
  label: string
  columns: string[]
  /** A name that stays in sight, and cells that scroll. */
  rows: { name: string; cells: Cell[] }[]
}

/** The first rows of a table, in a box that scrolls if the window is too small. */
export const DataTable = ({ label, columns, rows }: DataTableProps) => (
  // a box that scrolls must be reachable with the keyboard
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
            {cells.map(({ value, tone }, index) => (
              <td key={index} className={tone || undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** A picture within the HTML of a report. */
export interface Picture {
  /** A data URI. */
  src: string
  width: number
  height: number
  alt: string
}

interface FigureProps {
  /** Side by side. */
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
