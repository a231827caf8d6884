import type { ProjectProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Cover } from '../ui/Image'
import { Section } from '../ui/Section'
import { Story } from '../ui/Story'
import { Tags } from '../ui/Tags'
import styles from './Project.module.css'

/** A finished job: its picture over the whole grid, the words under it, and the facts beside them. */
export function Project({ id, hideOnPhones, title, level = 1, text, image, tags, facts, button }: ProjectProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      <div className="wrap">
        <header className={styles.head}>
          <Heading>{title}</Heading>
          <Tags tags={tags} />
        </header>
        <Cover picture={image} sizes="(max-width: 1340px) 100vw, 1216px" className={styles.picture} />
        <div className={facts ? 'columns columns--wide-left' : undefined}>
          <div className={styles.words}>
            <Story text={text} headingLevel={level + 1} />
            <Actions buttons={button && [button]} looks={['primary']} />
          </div>
          {facts && (
            <dl className={styles.facts}>
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </Section>
  )
}
