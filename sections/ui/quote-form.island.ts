/** Puts the quote form's document in place of the words that stand for it. */
export function mount(element: HTMLElement): void {
  if (!element.dataset.src || element.querySelector('iframe')) return
  const placeholder = [...element.children]
  const frame = document.createElement('iframe')
  frame.title = 'Quote form'
  frame.className = 'quote-frame'
  frame.src = element.dataset.src
  frame.addEventListener('load', () => {
    for (const part of placeholder) part.remove()
    growWithForm(frame)
  })
  element.append(frame)
}

/** Error messages make the form longer than the place that is kept for it. */
function growWithForm(frame: HTMLIFrameElement): void {
  const form = frame.contentDocument?.querySelector('form')
  if (!form) return
  new ResizeObserver(() => {
    frame.style.minHeight = `${Math.ceil(form.getBoundingClientRect().height)}px`
  }).observe(form)
}
