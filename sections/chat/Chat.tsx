import type { ChatProps } from '../../schemas/types'
import { classes } from '../ui/Section'
import { Hydrated, island } from '../ui/island'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import styles from './Chat.module.css'
import { ChatBody } from './ChatBody'

/** A button that floats over the page and opens the assistant. Without script the conversation can be read. */
export function Chat({ id, hideOnPhones, label, title, note, image, placeholder, conversation }: ChatProps) {
  return (
    <details id={id} className={classes(styles.chat, hideOnPhones && 'only-wide')} {...island('chat', 'touch')}>
      <summary className={styles.toggle}>
        <Icon name="message-circle" />
        <span>{label}</span>
      </summary>
      <section className={styles.panel} aria-label={title}>
        <header className={styles.head}>
          {image && <Image picture={image} sizes="40px" />}
          <p>
            <b>{title}</b>
            {note && <small>{note}</small>}
          </p>
        </header>
        <Hydrated className={styles.body} component={ChatBody} props={{ conversation, placeholder }} />
      </section>
    </details>
  )
}
