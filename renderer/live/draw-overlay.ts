/** The style of an overlay. */
export const OVERLAY_STYLE =
  'position: fixed; inset: 0; z-index: 1000; margin: 0; padding: 2rem max(2rem, 8vw); overflow: auto; background: rgb(7 21 41 / 0.96); color: #fff8ec; font: 15px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2'

const CLASS = 'plat-overlay'

/** A line of a document in a report, or the marks below it: "  > 12 |   "titel": "Plano"". */
const DOCUMENT_LINE = /^(?: {4}| {2}>) *\d* \|/

/** Draws a text over the whole page, and replaces the overlay with the same id. */
export function drawOverlay(id: string, text: string): HTMLElement {
  document.getElementById(id)?.remove()
  const overlay = document.createElement('pre')
  overlay.id = id
  overlay.className = CLASS
  overlay.style.cssText = OVERLAY_STYLE
  for (const line of text.split('\n')) {
    const element = document.createElement('div')
    element.textContent = `${line}\n`
    // if it wrapped, the marks below it would be in the wrong place
    if (DOCUMENT_LINE.test(line)) element.style.whiteSpace = 'pre'
    overlay.append(element)
  }
  document.body.append(overlay)
  return overlay
}

/** Removes all overlays when Escape is pressed. */
export function closeOnEscape(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const overlay of document.querySelectorAll(`.${CLASS}`)) overlay.remove()
  })
}
