import { LazyMotion, MotionConfig, domMin } from 'framer-motion'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { ChatForm } from './ChatForm'
import { ChatLog, type Message } from './ChatLog'
import { TypingIndicator } from './TypingIndicator'
import { useTyping } from './use-typing'

interface Props {
  conversation: Message[]
  placeholder?: string
}

/** The sample conversation, and a form whose messages go nowhere: the assistant types for a while, and that is all. */
export function ChatBody({ conversation, placeholder }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const { isTyping, startTyping } = useTyping()
  const isHydrated = useIsHydrated()
  useCloseOnEscape(log)
  useEffect(() => {
    // the log is laid out from its end (ChatLog.module.css), so that 0 is its last line
    if (isTyping && log.current) log.current.scrollTop = 0
  }, [isTyping])
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user">
        <ChatLog conversation={conversation} ref={log}>
          {isTyping && <TypingIndicator />}
        </ChatLog>
        {isHydrated && <ChatForm placeholder={placeholder} onSend={startTyping} />}
      </MotionConfig>
    </LazyMotion>
  )
}

/** Without code the form would do nothing: it comes when the browser has taken the markup over. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/** Closes the <details> around an element. */
function useCloseOnEscape(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = inside.current?.closest('details')
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !panel?.open) return
      panel.open = false
      panel.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [inside])
}
