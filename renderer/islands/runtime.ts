import type { IslandName } from '../../sections/ui/island-names'
import { showFailure } from '../../sections/ui/show-failure'
import type { PlainIsland, ReactIsland } from './island-kinds'
import { onSight } from './on-sight'
import { onTouch } from './on-touch'
import { islands } from './registry'

/** The element that holds a React component: <Hydrated> writes its props there. */
const ROOT = '[data-props]'

/** Finds the islands of the page and loads each when its condition holds. */
export function startIslands(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]'))
    wait(element, () => load(element).catch((error: unknown) => showFailure(element, error)))
}

async function load(element: HTMLElement): Promise<void> {
  const root = element.matches(ROOT) ? element : element.querySelector<HTMLElement>(ROOT)
  const loadIsland: () => Promise<PlainIsland | ReactIsland> = islands[element.dataset.island as IslandName]
  // React and the component load at the same time
  const [island, react] = await Promise.all([loadIsland(), root ? import('./hydrate') : undefined])
  if ('mount' in island) await island.mount(element)
  else if (root) await react?.hydrate(root, island.Component)
}

function wait(element: HTMLElement, load: () => Promise<void>): void {
  const { when, margin = '0px', media } = element.dataset
  if (when === 'touch') onTouch(element, load)
  else if (when === 'visible') onSight(element, { rootMargin: margin }, load)
  else if (when === 'media') onMedia(media ?? 'all', load)
  else onIdle(load)
}

function onMedia(media: string, load: () => void): void {
  const query = matchMedia(media)
  if (query.matches) load()
  else query.addEventListener('change', load, { once: true })
}

/** In milliseconds, how long to wait for an idle moment: a browser with nothing to draw may never report one. */
const IDLE_TIMEOUT = 2000

/** Safari has no requestIdleCallback. */
function onIdle(load: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => load(), { timeout: IDLE_TIMEOUT })
  else setTimeout(load, 1)
}
