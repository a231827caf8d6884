/**
 * Holds back the first click in an element, loads its code, then replays the click: visitors wait a moment, but never click
 * twice. If loading fails, the click does what it does without code.
 */
export function onTouch(element: HTMLElement, load: () => Promise<void>): void {
  const hold = async (event: MouseEvent) => {
    // this click opens a new tab, and needs no code
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    element.removeEventListener('click', hold, true)
    event.preventDefault()
    event.stopPropagation()
    try {
      await load()
    } finally {
      if (event.target instanceof HTMLElement || event.target instanceof SVGElement) {
        event.target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      }
    }
  }
  element.addEventListener('click', hold, true)
}
