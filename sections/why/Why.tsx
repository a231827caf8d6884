import type { WhyProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { Cover } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import styles from './Why.module.css'

/** Why customers choose this business, in figures. */
export function Why({ id, hideOnPhones, title, text, image, items }: WhyProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section section--warm ${styles.why}`}>
      <div className={classes('wrap', image && `columns ${styles.beside}`)}>
        <Cover picture={image} sizes="(min-width: 1021px) 45vw, 100vw" className="bleed" />
        <div>
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
          <ul className={`rows ${styles.list}`}>
            {items.map((item) => (
              <li key={item.title}>
                <b className="figure">{item.figure}</b>
                <h3 className="plain">{item.title}</h3>
                {item.text && <Markdown text={item.text} className="small" />}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
