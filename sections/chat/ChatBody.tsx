import { type RefObject, Suspense, lazy, useEffect, useRef, useSyncExternalStore } from 'react'
import { ChatForm } from './ChatForm'
import { ChatLog, type Message } from './ChatLog'
import { useTyping } from './use-typing'

/** What moves comes with a library, which nobody needs before something is sent. */
const loadIndicator = () => import('./TypingIndicator')
const TypingIndicator = lazy(() => loadIndicator().then((module) => ({ default: module.TypingIndicator })))

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
  // by the time that something is sent it is there
  useEffect(() => void loadIndicator(), [])
  useEffect(() => {
    // the log is laid out from its end (ChatLog.module.css), so that 0 is its last line
    if (isTyping && log.current) log.current.scrollTop = 0
  }, [isTyping])
  return (
    <>
      <ChatLog conversation={conversation} ref={log}>
        {isTyping && (
          <Suspense>
            <TypingIndicator />
          </Suspense>
        )}
      </ChatLog>
      {isHydrated && <ChatForm placeholder={placeholder} onSend={startTyping} />}
    </>
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
