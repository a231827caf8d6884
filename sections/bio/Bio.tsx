import type { BioProps } from '../../schemas/types'
import { Cover } from '../ui/Image'
import { MarkdownBlocks } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import styles from './Bio.module.css'

/** A person in their own words, with the figures behind them. */
export function Bio({ id, hideOnPhones, title, quote, role, text, image, facts }: BioProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section section--warm">
      <div className={classes('wrap', image && 'columns')}>
        <Cover picture={image} sizes="(max-width: 1020px) 100vw, 40vw" />
        <div className={styles.words}>
          <h2>{title}</h2>
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            {role && <figcaption>{role}</figcaption>}
          </figure>
          {text && <MarkdownBlocks text={text} headingLevel={3} />}
          {facts && (
            <ul className={`small ${styles.facts}`}>
              {facts.map(({ figure, text: counted }) => (
                <li key={counted}>
                  <b className="figure">{figure}</b> {counted}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  )
}
