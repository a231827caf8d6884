import type { PermitsProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { InspectionTag } from './InspectionTag'
import styles from './Permits.module.css'

/** How permits work: steps joined by a pipe that leads to the inspector's tag. */
export function Permits({ id, hideOnPhones, title, text, steps, tag }: PermitsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section ${styles.permits}`}>
      <div className={tag ? `wrap ${styles.grid}` : 'wrap'}>
        <header className="section__head">
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
        </header>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <Markdown text={step.text} />
            </li>
          ))}
        </ol>
        {tag && (
          <div className={styles.tag}>
            <InspectionTag {...tag} />
          </div>
        )}
      </div>
    </Section>
  )
}
