import { closeOnEscape, drawOverlay } from './draw-overlay'
import type { LiveState } from './live-site'
import { showRefusedStyles } from './refused-styles'

/** The address from which the overlay requests the state of the site when a page is opened. */
export const STATE_ADDRESS = '/@plat/state'

/** The event that sends the state of the site to open pages after a change. */
export const UPDATE_EVENT = 'plat:update'

/** The name of the <meta> that holds the version of the site a page was rendered from. */
export const VERSION_META = 'plat-version'

const ID = 'plat-problems'

/** The mark of the frame in which Studio shows a page: it changes the page itself, without a reload. */
const STUDIO_FRAME = 'data-plat-studio'

/**
 * In development, shows the errors of the documents over the page, and reloads the page when it has changed. A page in a frame
 * shows no errors, which whatever is around it shows.
 */
export async function startOverlay(): Promise<void> {
  if (frameElement?.hasAttribute(STUDIO_FRAME)) return
  closeOnEscape()
  showRefusedStyles()
  import.meta.hot?.on(UPDATE_EVENT, update)
  const response = await fetch(STATE_ADDRESS)
  update((await response.json()) as LiveState)
}

/** Shows the errors, or reloads a page of an older version: its document may have been saved while it was loading. */
function update({ version, report }: LiveState): void {
  const shownVersion = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content
  if (!report && shownVersion !== String(version)) location.reload()
  document.getElementById(ID)?.remove()
  if (!report || self !== top) return
  const overlay = drawOverlay(ID, `The documents have errors. Press Escape to see the page without them.\n\n${report}`)
  overlay.setAttribute('role', 'alert')
  overlay.tabIndex = -1
}
