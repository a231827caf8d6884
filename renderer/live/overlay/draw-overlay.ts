import look from './overlay.css?inline'

/** The style of an overlay. A page's policy doesn't concern it, and the page's own styles don't reach what it applies to. */
const stylesheet = new CSSStyleSheet()
stylesheet.replaceSync(look)

/** Creates an element. @param content its text or its children */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  content: string | (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className
  element.append(...[content].flat())
  return element
}

/**
 * Shows a window over the page, in place of the one with the same id. Escape, a button and a click beside it close it.
 * @param onClose called when it has been closed, but not when it is replaced
 */
export function showOverlay(id: string, title: string, content: Node[], onClose?: () => void): void {
  const dialog = createElement('dialog', 'overlay')
  const heading = createElement('h2', 'title', title)
  heading.id = 'title'
  dialog.setAttribute('aria-labelledby', heading.id)
  const close = createElement('button', 'close', 'Close')
  close.append(createElement('kbd', '', 'Esc'))
  close.addEventListener('click', () => dialog.close())
  // everything else is in an element of its own
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => {
    removeOverlay(id)
    onClose?.()
  })
  const head = createElement('header', 'head', [heading, close])
  dialog.append(createElement('div', 'sheet', [head, ...content]))
  attach(id, dialog)
  dialog.showModal()
}

/** Shows a button in the corner of the page, in place of the overlay with the same id. */
export function showOverlayButton(id: string, label: string, onClick: () => void): void {
  const button = createElement('button', 'counter', label)
  button.addEventListener('click', onClick)
  attach(id, button)
}

/** Shows a strip at the bottom of the page, which leaves the page in use. Escape and a button close it. */
export function showStrip(id: string, content: Node[]): void {
  const strip = createElement('div', 'strip', content)
  strip.setAttribute('role', 'status')
  const close = createElement('button', 'close', 'Close')
  close.append(createElement('kbd', '', 'Esc'))
  close.addEventListener('click', () => removeOverlay(id))
  strip.prepend(close)
  attach(id, strip)
}

/** Removes strips when Escape is pressed. */
export function closeOnEscape(id: string): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') removeOverlay(id)
  })
}

export function removeOverlay(id: string): void {
  document.getElementById(`${id}-host`)?.remove()
}

/** Adds an element to the page, out of reach of the page's styles. */
function attach(id: string, element: HTMLElement): void {
  removeOverlay(id)
  const host = document.createElement('div')
  host.id = `${id}-host`
  element.id = id
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [stylesheet]
  root.append(element)
  document.body.append(host)
}
