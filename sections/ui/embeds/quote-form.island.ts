import { embedFrame } from './embedded-frame'

/** Puts the quote form's document in place of the words that stand for it, once. */
export async function mount(element: HTMLElement): Promise<void> {
  const { src, title = '' } = element.dataset
  if (src) await embedFrame(element, title, src, growWithForm)
}

/** Error messages make the form longer than the place that is kept for it. Documents of other hosts keep their own scroll bar. */
function growWithForm(frame: HTMLIFrameElement): void {
  const form = frame.contentDocument?.querySelector('form')
  if (!form) return
  new ResizeObserver(() => {
    frame.style.minHeight = `${Math.ceil(form.getBoundingClientRect().height)}px`
  }).observe(form)
}
