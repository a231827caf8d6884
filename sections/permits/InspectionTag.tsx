import type { PermitsProps } from '../../schemas/types'
import styles from './InspectionTag.module.css'

type Tag = NonNullable<PermitsProps['tag']>

/** The tag an inspector hangs, drawn. Its texts are one label, for it is a picture and not a document. */
export function InspectionTag({ title, text, rows = [], stamp }: Tag) {
  const label = [title, text, ...rows.map((row) => `${row.label}: ${row.value}`), stamp].filter(Boolean).join(', ')
  return (
    <div className={styles.tag} role="img" aria-label={label}>
      <div className={styles.body} aria-hidden="true">
        <p className={styles.title}>
          {title}
          {text && <small>{text}</small>}
        </p>
        {rows.length > 0 && (
          <dl>
            {rows.map((row) => (
              <div key={row.label}>
                <dt>{row.label}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.stamp}>{stamp}</p>
      </div>
    </div>
  )
}
