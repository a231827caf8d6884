import { usePage } from '../page/page-context'
import { Button } from '../ui/Button'
import buttonStyles from '../ui/Button.module.css'
import { Icon } from '../ui/Icon'
import { island } from '../ui/island'
import { PhoneLink } from '../ui/links'
import styles from './PhoneBar.module.css'

/** The telephone number and the way to a quote at the bottom of a phone's screen, while the page shows neither. */
export function PhoneBar() {
  const { phoneBar, phone } = usePage().site
  if (!phoneBar) return null
  const { title, call, button } = phoneBar
  return (
    <aside className={styles.bar} aria-label={title} data-aside="" {...island('aside', { media: PHONES })}>
      <PhoneLink className={`button ${buttonStyles.primary}`} label={`${call}: ${phone}`}>
        <Icon name="phone" />
        <span>{call}</span>
      </PhoneLink>
      <Button button={button} look="dark" />
    </aside>
  )
}

const PHONES = '(max-width: 767.98px)'
