import type { PermitsProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Permits.module.css'

/** How permits work: steps joined by a pipe that leads to the inspector's tag. */
export function Permits({ id, hideOnPhones, title, text, steps, tag }: PermitsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section ${styles.permits}`}>
      <div className={tag ? `wrap pair ${styles.grid}` : 'wrap'}>
        <SectionHead title={title} text={text} />
        <ol className={`numbered ${styles.steps}`}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <Markdown text={step.text} />
            </li>
          ))}
        </ol>
        {tag && <InspectionTag {...tag} />}
      </div>
    </Section>
  )
}

/** The tag an inspector hangs, drawn. It is a picture, so its texts are one label. */
function InspectionTag({ title, text, rows = [], stamp }: NonNullable<PermitsProps['tag']>) {
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
