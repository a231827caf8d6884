import type { BioProps } from '../../schemas/types'
import { Cover } from '../ui/Image'
import { MarkdownBlocks } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import styles from './Bio.module.css'

/** A person in their own words, with the figures behind them. */
export function Bio({ id, hideOnPhones, title, quote, name, role, text, image, facts }: BioProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section section--warm">
      <div className={classes('wrap', image && 'columns')}>
        <Cover picture={image} sizes="(max-width: 1020px) 100vw, 40vw" className={styles.portrait} />
        <div className={styles.words}>
          <h2>{title}</h2>
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            {(name || role) && (
              <figcaption>
                {name && <b>{name}</b>}
                {role && <span>{role}</span>}
              </figcaption>
            )}
          </figure>
          {text && <MarkdownBlocks text={text} headingLevel={3} />}
          {facts && (
            <ul className={`small ${styles.facts}`}>
              {facts.map((fact) => (
                <li key={fact.text}>
                  <b className="figure">{fact.figure}</b> {fact.text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  )
}
