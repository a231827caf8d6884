import type { KeyboardEvent, SubmitEvent } from 'react'
import { SendIcon } from './SendIcon'

interface Props {
  placeholder?: string
  /** Called for each message that says something. */
  onSend: (text: string) => void
}

/** The field and its button. The field has no name, so that no browser could send what is in it. */
export function ChatForm({ placeholder, onSend }: Props) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('textarea')
    if (!field) return
    field.focus()
    if (!field.value.trim()) return
    onSend(field.value)
    field.value = ''
  }
  return (
    <form onSubmit={send}>
      <label>
        <span className="sr">Your message</span>
        <textarea rows={1} placeholder={placeholder} onKeyDown={sendOnEnter} />
      </label>
      <button type="submit" aria-label="Send">
        <SendIcon />
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
