import type { OptionsProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import { OptionTitle } from './OptionTitle'
import styles from './Options.module.css'

/** One picture that runs off the left edge, and the options as rows beside it. */
export function OptionsList({ title, lead, image, buttons, items }: OptionsProps) {
  return (
    <div className={image ? `wrap ${styles.list}` : 'wrap'}>
      {image && (
        <figure>
          <Image picture={image} sizes="(max-width: 1020px) 100vw, 58vw" />
        </figure>
      )}
      <div className={styles.head}>
        <h2>{title}</h2>
        {lead && <Markdown text={lead} className="lead" />}
        <ul className={styles.rows}>
          {items.map(({ title, text, icon, href }) => (
            <li key={title}>
              <Icon name={icon ?? 'check'} />
              <OptionTitle title={title} href={href} />
              <Markdown text={text} />
            </li>
          ))}
        </ul>
        <Actions buttons={buttons} looks={['ghost']} />
      </div>
    </div>
  )
}
