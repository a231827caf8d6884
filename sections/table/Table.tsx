import type { TableProps } from '../../schemas/types'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Table.module.css'

/** A ruled table beside its heading. On phones each row becomes a block whose cells carry their column's name. */
export function Table({ id, hideOnPhones, title, text, columns, rows }: TableProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      <div className="wrap columns columns--head">
        <SectionHead title={title} text={text} />
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
            {rows.map(([name, ...cells], index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index} data-label={columns[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
