import type { ProseProps } from '../../schemas/types'
import { Prose as ProseText } from '../ui/Prose'
import { Section } from '../ui/Section'
import styles from './Prose.module.css'

/** Running text under a heading; its first paragraph is set larger. */
export function Prose({ id, hideOnPhones, title, level = 2, body }: ProseProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      <div className="wrap">
        <Heading>{title}</Heading>
        <ProseText text={body} headingLevel={level + 1} className={styles.body} />
      </div>
    </Section>
  )
}
