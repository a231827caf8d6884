import { closeOnEscape, drawOverlay } from './draw-overlay'
import type { LiveState } from './live-site'
import { showRefusedStyles } from './refused-styles'

/** The address at which the overlay requests the state of the site when a page is opened. */
export const STATE_ADDRESS = '/@plat/state'

/** The event that sends open pages the state of the site after a change. */
export const UPDATE_EVENT = 'plat:update'

/** The name of the <meta> that holds the version of the site a page was rendered from. */
export const VERSION_META = 'plat-version'

const ID = 'plat-problems'

/** Shows the errors of the documents over the page, and reloads the page when it has changed. Only in development. */
export async function startOverlay(): Promise<void> {
  closeOnEscape()
  showRefusedStyles()
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
  const words = 'Something is wrong in the documents. Below is what can be shown all the same; Escape shows it.'
  const overlay = drawOverlay(ID, `${words}\n\n${report}`)
  overlay.setAttribute('role', 'alert')
  overlay.tabIndex = -1
}
