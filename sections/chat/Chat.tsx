import type { ChatProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Hydrated, island } from '../ui/island'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { linkAttributes } from '../ui/links'
import { classes } from '../ui/Section'
import { unlessEnglish } from '../words/words'
import styles from './Chat.module.css'
import { CHAT_WORDS, ChatBody } from './ChatBody'

/** A button that floats over the page and opens the assistant. Without script the conversation can be read. */
export function Chat(props: ChatProps) {
  const { id, hideOnPhones, label, title, note, image, placeholder, conversation, notice, buttons = [] } = props
  const { site, words } = usePage()
  const links = buttons.map((button) => ({ label: button.label, ...linkAttributes(button.href, site) }))
  return (
    <details id={id} className={classes(styles.chat, hideOnPhones && 'only-wide')} {...island('chat', 'touch')}>
      <summary className={styles.toggle} data-aside="" {...island('aside', { media: '(max-width: 1020px)' })}>
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
        <Hydrated
          className={styles.body}
          component={ChatBody}
          props={{ conversation, notice, links, placeholder, words: unlessEnglish(words, CHAT_WORDS) }}
        />
      </section>
    </details>
  )
}
