import type { ReactNode, Ref } from 'react'
import type { ChatProps } from '../../schemas/types'
import styles from './ChatLog.module.css'

export type Message = ChatProps['conversation'][number]

/** Who speaks is seen by the side a message stands on; these are for those who hear it. */
const SPEAKERS: Record<Message['from'], string> = { visitor: 'You', assistant: 'Assistant' }

interface Props {
  conversation: Message[]
  ref?: Ref<HTMLDivElement>
  /** Stands after the messages. */
  children?: ReactNode
}

/** The conversation. The same markup stands in the page and in the island. */
export function ChatLog({ conversation, ref, children }: Props) {
  return (
    // the focus makes it scroll by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.log} role="log" aria-live="polite" aria-label="Conversation" tabIndex={0} ref={ref}>
      <ol>
        {conversation.map(({ from, text }, index) => (
          <li key={index} data-from={from}>
            <b className="sr">{SPEAKERS[from]}</b>
            <p>{text}</p>
          </li>
        ))}
        {children}
      </ol>
    </div>
  )
}
