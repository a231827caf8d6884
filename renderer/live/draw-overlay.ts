/** The style of an overlay. */
export const OVERLAY_STYLE =
  'position: fixed; inset: 0; z-index: 1000; margin: 0; padding: 2rem max(2rem, 8vw); overflow: auto; background: rgb(7 21 41 / 0.96); color: #fff8ec; font: 15px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2'

const CLASS = 'plat-overlay'

/** A line of a document in a report, or the marks below one: "  > 12 |   "titel": "Plano"". */
const DOCUMENT_LINE = /^(?: {4}| {2}>) *\d* \|/

/** Draws words over the whole page, in place of those that were there under the same id. */
export function drawOverlay(id: string, words: string): HTMLElement {
  document.getElementById(id)?.remove()
  const overlay = document.createElement('pre')
  overlay.id = id
  overlay.className = CLASS
  overlay.style.cssText = OVERLAY_STYLE
  for (const line of words.split('\n')) {
    const shown = document.createElement('div')
    shown.textContent = `${line}\n`
    // wrapped, it would have its mark somewhere else
    if (DOCUMENT_LINE.test(line)) shown.style.whiteSpace = 'pre'
    overlay.append(shown)
  }
  document.body.append(overlay)
  return overlay
}

/** Has Escape remove all overlays from now on. */
export function closeOnEscape(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const overlay of document.querySelectorAll(`.${CLASS}`)) overlay.remove()
  })
}
