import { removeUnreachable } from './embedded-frame'
import { showFailure } from '../show-failure'

/**
 * Shows the frame behind a link (a map, a video) in its place once it is asked for. What was there comes back where the
 * frame's host can't be reached, and the link with it.
 */
export function mount(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-frame-load]') : null
    const slot = element.querySelector('[data-frame-slot]')
    // With a modifier key the visitor wants the link itself, in another tab.
    if (!link || !slot || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const facade = [...slot.childNodes]
    const frame = createFrame(link.dataset)
    slot.replaceChildren(frame)
    link.hidden = true
    frame.focus()
    const restore = (error: unknown) => {
      slot.replaceChildren(...facade)
      link.hidden = false
      showFailure(element, error)
    }
    // the browser's error page loads as well
    frame.addEventListener('load', () => void removeUnreachable(frame).catch(restore), { once: true })
  })
}

function createFrame({ frameSrc = '', frameTitle = '' }: DOMStringMap): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = frameTitle
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.allowFullscreen = true
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = frameSrc
  return frame
}
