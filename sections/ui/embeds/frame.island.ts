import { removeUnreachable } from './embedded-frame'
import { showFailure } from '../show-failure'

/** Shows the frame behind a link (a map, a video) in its place, once it is asked for. */
export function mount(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-frame-load]') : null
    const slot = element.querySelector('[data-frame-slot]')
    // With a modifier key the visitor wants the link itself, in another tab.
    if (!link || !slot || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = createFrame(link.dataset)
    slot.replaceChildren(frame)
    frame.focus()
    link.remove()
    if (!element.querySelector('[data-failed]')) return
    // the browser's error page loads as well
    const check = () => removeUnreachable(frame).catch((error: unknown) => showFailure(element, error))
    frame.addEventListener('load', () => void check(), { once: true })
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
