import type { KeyboardEvent, RefObject, SubmitEvent } from 'react'
import { Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ChatProps } from '../../schemas/types'
import styles from './Chat.module.css'

type Message = ChatProps['conversation'][number]

/** For how long the assistant seems to type, in milliseconds (site-spec §4, §9). */
const TYPING_TIME = 2000

/** Who speaks is seen by the side a message stands on; these are for those who hear it. */
const SPEAKERS: Record<Message['from'], string> = { visitor: 'You', assistant: 'Assistant' }

/** What moves comes with a library, which nobody needs before something is sent. Where it can't be loaded nothing moves. */
const loadIndicator = () => import('./TypingIndicator').catch(() => ({ TypingIndicator: () => null }))
const TypingIndicator = lazy(() => loadIndicator().then((module) => ({ default: module.TypingIndicator })))

const neverChanges = () => () => undefined

/** The sample conversation, and a form whose messages go nowhere: the assistant types for a while, and that is all. */
export function ChatBody({ conversation, placeholder }: Pick<ChatProps, 'conversation' | 'placeholder'>) {
  const log = useRef<HTMLDivElement>(null)
  const [typingSince, setTypingSince] = useState(0)
  // without code the form would do nothing: it comes when the browser has taken the markup over
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  useCloseOnEscape(log)
  // by the time that something is sent it is there
  useEffect(() => void loadIndicator(), [])
  useEffect(() => {
    if (!typingSince) return
    // the log is laid out from its end (Chat.module.css), so that 0 is its last line
    if (log.current) log.current.scrollTop = 0
    const timer = setTimeout(() => setTypingSince(0), TYPING_TIME)
    return () => clearTimeout(timer)
  }, [typingSince])
  return (
    <>
      {/* the focus makes it scroll by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.log} role="log" aria-live="polite" aria-label="Conversation" tabIndex={0} ref={log}>
        <ol>
          {conversation.map(({ from, text }, index) => (
            <li key={index} data-from={from}>
              <b className="sr">{SPEAKERS[from]}</b>
              <p>{text}</p>
            </li>
          ))}
          {typingSince > 0 && (
            <Suspense>
              <TypingIndicator />
            </Suspense>
          )}
        </ol>
      </div>
      {/* a message that comes meanwhile starts the time anew */}
      {isHydrated && <ChatForm placeholder={placeholder} onSend={() => setTypingSince(performance.now())} />}
    </>
  )
}

/** Closes the <details> around an element. */
function useCloseOnEscape(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = inside.current?.closest('details')
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !panel?.open) return
      panel.open = false
      panel.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [inside])
}

/** The field and its button. The field has no name, so that no browser could send what is in it. */
function ChatForm({ placeholder, onSend }: { placeholder?: string; onSend: () => void }) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('textarea')
    if (!field) return
    field.focus()
    if (!field.value.trim()) return
    onSend()
    field.value = ''
  }
  return (
    <form onSubmit={send}>
      <label>
        <span className="sr">Your message</span>
        <textarea rows={1} placeholder={placeholder} onKeyDown={sendOnEnter} />
      </label>
      <button type="submit" aria-label="Send">
        {/* Lucide's "arrow-up", drawn here because <Icon> would bring the whole set of icons into the browser */}
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V5M5 12l7-7 7 7" />
        </svg>
      </button>
    </form>
  )
}

/** Shift+Enter makes a new line, and the Enter that ends a composed word (Japanese, Chinese) belongs to the word. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
