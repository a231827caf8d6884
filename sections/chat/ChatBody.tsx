import type { KeyboardEvent, SubmitEvent } from 'react'
import { Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ChatProps } from '../../schemas/types'
import type { LinkAttributes } from '../ui/links'
import {
  chatAssistant,
  chatExample,
  chatMessage,
  chatNotSent,
  chatSend,
  chatTyping,
  chatVisitor,
  close,
} from '../words/en.json'
import styles from './Chat.module.css'

/** Its English words. Those of other languages are among its props, so that no page loads words that it doesn't show. */
const ENGLISH_WORDS = {
  chatAssistant,
  chatExample,
  chatMessage,
  chatNotSent,
  chatSend,
  chatTyping,
  chatVisitor,
  close,
}

type ChatWords = typeof ENGLISH_WORDS

/** The names of its words. */
export const CHAT_WORDS = Object.keys(ENGLISH_WORDS) as (keyof ChatWords)[]

interface Props extends Pick<ChatProps, 'conversation' | 'notice' | 'placeholder'> {
  /** What a visitor can do instead. */
  links: (LinkAttributes & { label: string })[]
  /** Those of its words that aren't the English ones. */
  words?: Partial<ChatWords>
}

/** For how long the assistant seems to type, in milliseconds (site-spec §4, §9). */
const TYPING_TIME = 2000

/** The animation comes with a library, which is not needed until something is sent. If it can't be loaded, nothing moves. */
const loadIndicator = () =>
  import('./TypingIndicator').catch(() => ({ TypingIndicator: (_props: { label: string }) => null }))
const TypingIndicator = lazy(() => loadIndicator().then((module) => ({ default: module.TypingIndicator })))

const neverChanges = () => () => undefined

/**
 * The sample conversation, and a form whose messages go nowhere: the assistant types for a while, and then the visitor is
 * told that nobody has read them.
 */
export function ChatBody({ conversation, notice, links, placeholder, words: otherWords }: Props) {
  const words = { ...ENGLISH_WORDS, ...otherWords }
  // who speaks is seen by the side a message stands on; these are for those who hear it
  const speakers = { visitor: words.chatVisitor, assistant: words.chatAssistant }
  const [typingSince, setTypingSince] = useState(0)
  const [hasSent, setHasSent] = useState(false)
  // without code the form would do nothing: it comes when the browser has taken the markup over
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  // by the time that something is sent it is there
  useEffect(() => void loadIndicator(), [])
  useEffect(() => {
    if (!typingSince) return
    const timer = setTimeout(() => {
      setTypingSince(0)
      setHasSent(true)
    }, TYPING_TIME)
    return () => clearTimeout(timer)
  }, [typingSince])
  const startTyping = () => {
    setHasSent(false)
    setTypingSince(performance.now())
  }
  return (
    <>
      {isHydrated && <CloseButton label={words.close} />}
      {/* the focus makes it scroll by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.log} role="log" aria-live="polite" aria-label={words.chatExample} tabIndex={0}>
        <p>{words.chatExample}</p>
        <ol>
          {conversation.map(({ from, text }, index) => (
            <li key={index} data-from={from}>
              <b className="sr">{speakers[from]}</b>
              <p>{text}</p>
            </li>
          ))}
          {typingSince > 0 && (
            <Suspense>
              <TypingIndicator label={words.chatTyping} />
            </Suspense>
          )}
        </ol>
      </div>
      <div className={styles.notice}>
        <p role="status">
          {hasSent && <b>{`${words.chatNotSent} `}</b>}
          {notice}
        </p>
        {links.map(({ label, ...attributes }) => (
          <a key={label} {...attributes}>
            {label}
          </a>
        ))}
      </div>
      {/* a message that comes meanwhile starts the time anew */}
      {isHydrated && <ChatForm words={words} placeholder={placeholder} onSend={startTyping} />}
    </>
  )
}

/** Closes the <details> around it; so does Escape. */
function CloseButton({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) closePanel(button.current)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      onClick={() => closePanel(button.current)}
      ref={button}
    >
      {/* Lucide's "x", drawn here because <Icon> would bring the whole set of icons into the browser */}
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M18 6 6 18M6 6l12 12" />
      </svg>
    </button>
  )
}

function closePanel(inside: Element | null): void {
  const panel = inside?.closest('details')
  if (!panel?.open) return
  panel.open = false
  panel.querySelector('summary')?.focus()
}

interface FormProps {
  words: Pick<ChatWords, 'chatMessage' | 'chatSend'>
  placeholder?: string
  onSend: () => void
}

/** The field and its button. The field has no name, so that no browser could send what is in it. */
function ChatForm({ words, placeholder, onSend }: FormProps) {
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
    <form className={styles.form} onSubmit={send}>
      <label>
        <span className="sr">{words.chatMessage}</span>
        <textarea rows={1} placeholder={placeholder} onKeyDown={sendOnEnter} />
      </label>
      <button type="submit" aria-label={words.chatSend}>
        {/* "arrow-up" */}
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
