import type { StepsProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Steps.module.css'

/** How something is done, as large numbered steps. */
export function Steps({ id, hideOnPhones, title, text, items }: StepsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section section--dark dark-ground on-dark">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ol className={`row numbered ${styles.list}`}>
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
