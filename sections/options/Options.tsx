import type { OptionsProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Cover } from '../ui/Image'
import { ItemRows } from '../ui/ItemRows'
import { ItemLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import styles from './Options.module.css'

/** The choices within one service, on the darkest ground unless the section names another. */
export function Options(props: OptionsProps) {
  const Layout = props.variant === 'list' ? OptionsList : OptionsGallery
  const isFilled = props.variant === 'list' && props.image !== undefined
  return (
    <Section
      id={props.id}
      hideOnPhones={props.hideOnPhones}
      ground={props.ground}
      className={classes('section', !props.ground && `on-dark ${styles.options}`, isFilled && styles.filled)}
    >
      <Layout {...props} />
    </Section>
  )
}

const LARGE = '(max-width: 1020px) 100vw, 72vw'
const SMALL = '(max-width: 767px) 100vw, 33vw'

/** A picture for every option: the first large beside the heading, the rest in a row below. */
function OptionsGallery({ title, lead, buttons, items }: OptionsProps) {
  return (
    <div className={`wrap ${styles.gallery}`}>
      <header>
        <h2>{title}</h2>
        {lead && <Markdown text={lead} className="lead" />}
        <Actions buttons={buttons} looks={['ghost']} />
      </header>
      <ul className={styles.items}>
        {items.map(({ title, text, image, href }, index) => (
          <li key={title} className={styles.option}>
            <Cover picture={image} sizes={index === 0 ? LARGE : SMALL} />
            <h3>
              <ItemLink title={title} href={href} />
            </h3>
            <Markdown text={text} className="small" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One picture that fills the left of the section, and the options as rows beside it. */
function OptionsList({ title, lead, image, buttons, items }: OptionsProps) {
  return (
    <div className={classes('wrap', image && 'columns columns--wide-left')}>
      <Cover picture={image} sizes="(max-width: 1020px) 100vw, 58vw" className="bleed" />
      <div className={styles.words}>
        <h2>{title}</h2>
        {lead && <Markdown text={lead} className="lead" />}
        <ItemRows items={items} className={styles.rows} />
        <Actions buttons={buttons} looks={['ghost']} />
      </div>
    </div>
  )
}
