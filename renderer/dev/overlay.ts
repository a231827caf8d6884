import { OVERLAY_STYLE, STATE_ADDRESS, UPDATE_EVENT, VERSION_META } from './channel'
import type { LiveState } from './live-site'

const ID = 'plat-problems'

/** Shows what is wrong with the documents over the page, and reloads the page when it changed. Only in development. */
export async function startOverlay(): Promise<void> {
  import.meta.hot?.on(UPDATE_EVENT, update)
  const response = await fetch(STATE_ADDRESS)
  update((await response.json()) as LiveState)
}

/** The document may have been saved while the page was loading: then what it shows is out of date already. */
function update({ version, report }: LiveState): void {
  const shown = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content
  if (!report && shown !== String(version)) location.reload()
  else show(report)
}

function show(report: string): void {
  document.getElementById(ID)?.remove()
  if (!report) return
  const overlay = document.createElement('pre')
  overlay.id = ID
  overlay.setAttribute('role', 'alert')
  overlay.style.cssText = OVERLAY_STYLE
  overlay.textContent = `Something is wrong in the documents. Below is what can be shown all the same; Escape shows it.\n\n${report}`
  overlay.tabIndex = -1
  document.body.append(overlay)
  addEventListener('keydown', ({ key }) => key === 'Escape' && overlay.remove(), { once: true })
}
