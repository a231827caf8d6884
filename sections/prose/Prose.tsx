import type { ProseProps } from '../../schemas/types'
import { Prose as ProseText } from '../ui/Markdown'
import { Section } from '../ui/Section'
import styles from './Prose.module.css'
import { Years } from './Years'

/** Running text under a heading; its first paragraph is set larger. A time line may stand beside it. */
export function Prose({ id, hideOnPhones, title, level = 2, body, years }: ProseProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const words = (
    <>
      <Heading>{title}</Heading>
      <ProseText text={body} headingLevel={level + 1} className={styles.body} />
    </>
  )
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      {years ? (
        <div className={`wrap ${styles.grid}`}>
          <div>{words}</div>
          <Years years={years} />
        </div>
      ) : (
        <div className="wrap">{words}</div>
      )}
    </Section>
  )
}
