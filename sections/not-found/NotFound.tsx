import type { NotFoundProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { island } from '../ui/island'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { DarkDoor } from './DarkDoor'
import styles from './NotFound.module.css'

/** What a visitor sees at an address that doesn't exist. */
export function NotFound({ id, hideOnPhones, code, title, text, button }: NotFoundProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={styles.notFound}>
      <div className={`wrap ${styles.grid}`} {...island('not-found', 'idle')}>
        <div>
          <h1>{code}</h1>
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
          <Actions buttons={[button]} looks={['primary']} />
        </div>
        <DarkDoor number={code} />
      </div>
    </Section>
  )
}
