import type { NotFoundProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { island } from '../ui/island'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
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

/** A drawing: a front door at night, its house number the missing page's, its porch lamp out. */
function DarkDoor({ number }: { number: string }) {
  return (
    <svg className={styles.door} viewBox="0 0 320 400" fill="none" aria-hidden="true">
      <rect fill="var(--navy-900)" width="320" height="400" rx="12" />
      <g stroke="var(--navy-800)" strokeWidth="2">
        <path d="M0 60h320M0 120h320M0 180h320M0 240h320M0 300h320M0 360h320" />
        <path d="M36 0v60M284 0v60M72 60v60M306 60v60M36 120v60M284 120v60M72 180v60M306 180v60M36 240v60M284 240v60M72 300v60M306 300v60" />
      </g>
      <path fill="var(--cream-100)" d="M40 388V124a70 70 0 0 1 140 0v264z" />
      <path fill="var(--brick-600)" d="M52 388V124a58 58 0 0 1 116 0v264z" />
      <path fill="var(--navy-950)" d="M66 140v-16a44 44 0 0 1 88 0v16z" />
      <g strokeWidth="3">
        <path
          stroke="var(--cream-100)"
          d="M110 80v60M77 95l22 22a16 16 0 0 1 22 0l22-22M94 140v-7a16 16 0 0 1 32 0v7"
        />
        <path
          stroke="rgb(0 0 0 / 0.28)"
          d="M66 156h38v92H66zM116 156h38v92h-38zM66 264h38v104H66zM116 264h38v104h-38z"
        />
      </g>
      <circle fill="var(--cream-500)" cx="159" cy="258" r="5" />
      <g stroke="var(--steel-500)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M244 96v-12a14 14 0 0 1 28 0M244 92v20" />
        <path d="M272 84v10M254 108l18-14 18 14z" />
        <path
          fill="var(--navy-950)"
          strokeWidth="3"
          strokeLinecap="butt"
          strokeLinejoin="miter"
          d="M256 108h32l-5 48h-22z"
        />
        <path d="M272 108v48M258 156h28M272 156v8" />
      </g>
      <rect fill="var(--cream-50)" x="226" y="204" width="80" height="42" rx="6" />
      <text className={styles.number} x="266" y="234">
        {number}
      </text>
      <path fill="var(--steel-700)" d="M20 388h180v12H20z" />
    </svg>
  )
}
