import type { PointsProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Cover } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Points.module.css'

/** Things to know about one subject. */
export function Points(props: PointsProps) {
  const Variant = variants[props.variant ?? 'list']
  return <Variant {...props} />
}

/** Things to know, beside a picture; without one, in two columns. */
function PointList({ id, hideOnPhones, ground, title, text, image, buttons, items }: PointsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className={classes('wrap', image && `columns ${styles.pictured}`)}>
        <div>
          {title && <h2>{title}</h2>}
          {text && <Markdown text={text} className={styles.text} />}
          <ul className={classes(styles.list, !image && 'pair')}>
            {items.map((item) => (
              <Point key={item.title} {...item} />
            ))}
          </ul>
          <Actions buttons={buttons} looks={['primary', 'line']} />
        </div>
        <Cover picture={image} sizes="(max-width: 1020px) 100vw, 50vw" />
      </div>
    </Section>
  )
}

/** One thing to know. With nothing under it, its title is the text and no heading. */
function Point({ icon, title, text }: PointsProps['items'][number]) {
  return (
    <li>
      <Icon name={icon ?? 'check'} />
      {text ? (
        <div>
          <h3>{title}</h3>
          <Markdown text={text} />
        </div>
      ) : (
        <p>{title}</p>
      )}
    </li>
  )
}

/** A strip of seals. Without a heading it has a label for screen readers. */
function Medals({ id, hideOnPhones, title, text, buttons, items }: PointsProps) {
  return (
    <section
      id={id}
      className={classes(hideOnPhones && 'only-wide', 'section section--tight section--warm')}
      aria-label={title ? undefined : 'In short'}
    >
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className={styles.medals}>
          {items.map((item) => (
            <li key={item.title}>
              <span className="medal">
                <Icon name={item.icon ?? 'check'} />
              </span>
              <div>
                <b>{item.title}</b>
                {item.text && <Markdown text={item.text} />}
              </div>
            </li>
          ))}
        </ul>
        <Actions buttons={buttons} looks={['dark', 'line']} />
      </div>
    </section>
  )
}

/** A few large words, each on a line of its own with what it means beside it. */
function Values({ id, hideOnPhones, title, text, buttons, items }: PointsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section ${styles.values}`}>
      <div className="wrap">
        <SectionHead title={title} text={text} className={styles.head} />
        <ul>
          {items.map((item) => (
            <li key={item.title} className="pair">
              <h3>{item.title}</h3>
              {item.text && <Markdown text={item.text} />}
            </li>
          ))}
        </ul>
        <Actions buttons={buttons} looks={['primary', 'line']} />
      </div>
    </Section>
  )
}

const variants = { list: PointList, medals: Medals, values: Values }
