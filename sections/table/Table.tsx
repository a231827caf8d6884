import type { TableProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { TableRow } from './TableRow'
import styles from './Table.module.css'

/** A ruled table beside its heading. On phones each row becomes a block whose cells carry their column's name. */
export function Table({ id, hideOnPhones, title, text, columns, rows }: TableProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      <div className={`wrap ${styles.grid}`}>
        <header className="section__head">
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
        </header>
        <table className={styles.table} aria-label={title}>
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
            {rows.map((cells, index) => (
              <TableRow key={index} columns={columns} cells={cells} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
