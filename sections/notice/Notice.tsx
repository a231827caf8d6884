import type { NoticeProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { classes, Section } from '../ui/Section'
import { Icon } from '../ui/Icon'
import { MarkdownBlocks } from '../ui/Markdown'
import styles from './Notice.module.css'

/** One message that matters. An urgent one within a page is a slip; any other colors the whole section. */
export function Notice(props: NoticeProps) {
  const { id, hideOnPhones, tone = 'success', level = 2, icon, title, text, buttons } = props
  const isUrgent = tone === 'urgent'
  const isSlip = isUrgent && level === 2
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      className={classes('section', !isSlip && styles[tone], level === 1 && styles.page)}
    >
      <div className="wrap">
        <div className={isSlip ? styles.slip : styles.words}>
          <span className={isSlip ? styles.sign : 'disc medal'}>
            <Icon name={icon ?? (isUrgent ? 'circle-alert' : 'check')} />
          </span>
          <div>
            <Heading>{title}</Heading>
            <MarkdownBlocks text={text} headingLevel={level + 1} />
            <Actions buttons={buttons} looks={isUrgent ? ['primary', 'line'] : ['dark', 'line']} />
          </div>
        </div>
      </div>
    </Section>
  )
}
