import type { StepsProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import styles from './Steps.module.css'

/** How something is done, as large numbered steps. */
export function Steps({ id, hideOnPhones, title, text, items }: StepsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section on-dark ${styles.steps}`}>
      <div className="wrap">
        <header className="section__head">
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
        </header>
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <Markdown text={item.text} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
