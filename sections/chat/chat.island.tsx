import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { ChatBody } from './ChatBody'
import type { Message } from './ChatLog'

/** Adds the form: a React root takes the place of the panel's body, and reads from it what it shows. */
export function mount(element: HTMLElement): void {
  const body = element.querySelector<HTMLElement>('[data-chat-body]')
  if (!body) return
  const props = { conversation: readConversation(body), placeholder: body.dataset.placeholder }
  flushSync(() => createRoot(body).render(<ChatBody {...props} />))
  closeOnEscape(element as HTMLDetailsElement)
}

function readConversation(body: HTMLElement): Message[] {
  return [...body.querySelectorAll('li')].map((item) => ({
    from: item.dataset.from as Message['from'],
    text: item.querySelector('p')?.textContent ?? '',
  }))
}

function closeOnEscape(panel: HTMLDetailsElement): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || !panel.open) return
    panel.open = false
    panel.querySelector('summary')?.focus()
  })
}
