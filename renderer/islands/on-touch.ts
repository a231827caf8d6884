/**
 * Holds the first click in an element back, loads its code, then clicks again on the same spot:
 * the visitor waits a moment, but never has to touch twice. Where loading fails the click still does what it does without code.
 */
export function onTouch(element: HTMLElement, load: () => Promise<void>): void {
  const hold = async (event: MouseEvent) => {
    // a click that opens a new tab is the browser's affair
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
