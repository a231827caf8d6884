import { isReachable } from './is-reachable'

/** Puts the quote form's document in place of the words that stand for it, once. */
export async function mount(element: HTMLElement): Promise<void> {
  const { src } = element.dataset
  if (!src || element.querySelector('iframe')) return
  const frame = document.createElement('iframe')
  frame.title = 'Quote form'
  frame.className = 'quote-frame'
  frame.src = src
  frame.addEventListener('load', () => {
    element.querySelector('[data-loading]')?.remove()
    growWithForm(frame)
  })
  element.append(frame)
  if (!(await isReachable(src))) showFailure(element, frame)
}

function showFailure(element: HTMLElement, frame: HTMLIFrameElement): void {
  frame.remove()
  element.querySelector('[data-loading]')?.remove()
  element.querySelector('[data-failed]')?.removeAttribute('hidden')
}

/** Error messages make the form longer than the place that is kept for it. Documents of other hosts keep their own scroll bar. */
function growWithForm(frame: HTMLIFrameElement): void {
  const form = frame.contentDocument?.querySelector('form')
  if (!form) return
  new ResizeObserver(() => {
    frame.style.minHeight = `${Math.ceil(form.getBoundingClientRect().height)}px`
  }).observe(form)
}
