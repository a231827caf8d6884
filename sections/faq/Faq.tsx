import type { FaqProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { Icon } from '../ui/Icon'
import { island } from '../ui/island'
import { MarkdownBlocks } from '../ui/Markdown'
import { SectionHead } from '../ui/SectionHead'
import { useAnchors } from '../page/page-context'
import styles from './Faq.module.css'

/** Questions that open one at a time, without script too. */
export function Faq({ id, hideOnPhones, variant = 'side', title, text, items }: FaqProps) {
  const ids = useAnchors()
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      className={classes(
        'section',
        variant === 'band' && 'section--dark dark-ground on-dark',
        styles.faq,
        styles[variant],
      )}
    >
      <div className={`wrap columns columns--head ${styles.grid}`}>
        <SectionHead title={title} text={text} className={variant === 'stack' ? undefined : 'sticky'} />
        <div className={styles.accordion} {...island('accordion', 'visible')}>
          {items.map(({ question, answer }, index) => (
            <details key={ids[index]} id={ids[index]} name={`one-of-${id ?? ids[0]}`}>
              <summary className="labelled">
                <h3>{question}</h3>
                <Icon name="plus" />
              </summary>
              <MarkdownBlocks text={answer} className={styles.answer} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
