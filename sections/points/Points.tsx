import type { PointsProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Actions } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Cover } from '../ui/Image'
import { ItemRows } from '../ui/ItemRows'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Points.module.css'

/** Things to know about one subject. */
export function Points(props: PointsProps) {
  const Variant = variants[props.variant ?? 'list']
  return <Variant {...props} />
}

/** Things to know, beside a picture, or without one in two columns. */
function PointList({ id, hideOnPhones, ground, title, text, image, buttons, items }: PointsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className={classes('wrap', image && 'columns columns--even')}>
        <div>
          {title && <h2>{title}</h2>}
          {text && <Markdown text={text} />}
          <ItemRows items={items} className={classes(styles.list, !image && 'pair')} />
          <Actions buttons={buttons} looks={['primary', 'line']} />
        </div>
        <Cover picture={image} sizes="(max-width: 1020px) 100vw, 50vw" />
      </div>
    </Section>
  )
}

/** A strip of seals. Without a heading it has a label for screen readers. */
function Medals({ id, hideOnPhones, ground, title, text, buttons, items }: PointsProps) {
  const { words } = usePage()
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      ground={ground}
      label={title ? undefined : words.inShort}
      className={`section--tight ${styles.strip}`}
    >
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className={styles.medals}>
          {items.map((item) => (
            <li key={item.title} className="labelled">
              <span className="disc medal">
                <Icon name={item.icon ?? 'check'} />
              </span>
              <div>
                <b>{item.title}</b>
                {item.text && <Markdown text={item.text} className="small" />}
              </div>
            </li>
          ))}
        </ul>
        <Actions buttons={buttons} looks={['dark', 'line']} />
      </div>
    </Section>
  )
}

/** A few large words, each on its own line with what it means beside it. */
function Values({ id, hideOnPhones, title, text, buttons, items }: PointsProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section ${styles.values}`}>
      <div className="wrap">
        <SectionHead title={title} text={text} className={styles.head} />
        <ul className="rows">
          {items.map((item) => (
            <li key={item.title} className="pair">
              <h3>{item.title}</h3>
              {item.text && <Markdown text={item.text} className="lead" />}
            </li>
          ))}
        </ul>
        <Actions buttons={buttons} looks={['primary', 'line']} />
      </div>
    </Section>
  )
}

const variants = { list: PointList, medals: Medals, values: Values }
