import type { NotFoundProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { island } from '../ui/island'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import door from './door.svg?raw'
import styles from './NotFound.module.css'

/** What a visitor sees at an address that doesn't exist. */
export function NotFound({ id, hideOnPhones, code, title, text, button }: NotFoundProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section--warm ${styles.notFound}`}>
      <div className={`wrap pair ${styles.grid}`} {...island('not-found', 'idle')}>
        <div>
          <h1>{code}</h1>
          <h2>{title}</h2>
          {text && <Markdown text={text} className="lead" />}
          <Actions buttons={[button]} looks={['primary']} />
        </div>
        <DarkDoor number={code} />
      </div>
    </Section>
  )
}

/** A drawing: a front door at night, its house number the missing page's, its porch lamp out. */
function DarkDoor({ number }: { number: string }) {
  return (
    <svg className={styles.door} viewBox="0 0 320 400" fill="none" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: door }} />
      <text className={styles.number} x="266" y="234">
        {number}
      </text>
    </svg>
  )
}
