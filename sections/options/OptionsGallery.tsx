import type { OptionsProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Image } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import { OptionTitle } from './OptionTitle'
import styles from './Options.module.css'

const LARGE = '(max-width: 1020px) 100vw, 72vw'
const SMALL = '(max-width: 767px) 100vw, 33vw'

/** A picture for every option: the first large beside the heading, the rest in a row below. */
export function OptionsGallery({ title, lead, buttons, items }: OptionsProps) {
  return (
    <div className={`wrap ${styles.gallery}`}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {lead && <Markdown text={lead} className="lead" />}
        <Actions buttons={buttons} looks={['ghost']} />
      </header>
      <ul className={styles.items}>
        {items.map(({ title, text, image, href }, index) => (
          <li key={title} className={styles.option}>
            {image && (
              <figure>
                <Image picture={image} sizes={index === 0 ? LARGE : SMALL} />
              </figure>
            )}
            <OptionTitle title={title} href={href} />
            <Markdown text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}
