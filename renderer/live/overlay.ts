import type { LiveState } from './live-site'

/** The address at which the overlay requests the state of the site when a page is opened. */
export const STATE_ADDRESS = '/@plat/state'

/** The event that sends open pages the state of the site after a change. */
export const UPDATE_EVENT = 'plat:update'

/** The name of the <meta> that holds the version of the site a page was rendered from. */
export const VERSION_META = 'plat-version'

/** The style of the overlay. */
export const OVERLAY_STYLE =
  'position: fixed; inset: 0; z-index: 1000; margin: 0; padding: 2rem max(2rem, 8vw); overflow: auto; background: rgb(7 21 41 / 0.96); color: #fff8ec; font: 15px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2'

const ID = 'plat-problems'

/** A line of a document in a report, or the marks below one: "  > 12 |   "titel": "Plano"". */
const DOCUMENT_LINE = /^(?: {4}| {2}>) *\d* \|/

/** Shows the errors of the documents over the page, and reloads the page when it has changed. Only in development. */
export async function startOverlay(): Promise<void> {
  import.meta.hot?.on(UPDATE_EVENT, update)
  const response = await fetch(STATE_ADDRESS)
  update((await response.json()) as LiveState)
}

/** Reloads also where the document was saved while the page was loading. */
function update({ version, report }: LiveState): void {
  const shown = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content
  if (!report && shown !== String(version)) location.reload()
  document.getElementById(ID)?.remove()
  if (!report) return
  const overlay = document.createElement('pre')
  overlay.id = ID
  overlay.setAttribute('role', 'alert')
  overlay.style.cssText = OVERLAY_STYLE
  const words = `Something is wrong in the documents. Below is what can be shown all the same; Escape shows it.\n\n${report}`
  for (const line of words.split('\n')) {
    const shown = document.createElement('div')
    shown.textContent = `${line}\n`
    // wrapped, it would have its mark somewhere else
    if (DOCUMENT_LINE.test(line)) shown.style.whiteSpace = 'pre'
    overlay.append(shown)
  }
  overlay.tabIndex = -1
  document.body.append(overlay)
  addEventListener('keydown', ({ key }) => key === 'Escape' && overlay.remove(), { once: true })
}
