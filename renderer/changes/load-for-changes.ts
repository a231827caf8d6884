import { loadSite } from '../pipeline/load-site'
import type { LoadedSite } from '../site/site'
import { MANY_PAGES } from './check-edits'
import { undoUnfinished } from './write-edits'

/**
 * Loads a site to change its documents. What a killed process has left unfinished is undone first.
 * @throws if the folder can't be read
 */
export async function loadForChanges(folder: string): Promise<LoadedSite> {
  await undoUnfinished(folder)
  return loadQuickly(folder)
}

/**
 * Loads a site without reading all of its pages. On a large one, texts that show the number of cities show that of all pages: to
 * count them would take longer than most changes, and no text is right or wrong because of it.
 * @throws if the folder can't be read
 */
export function loadQuickly(folder: string): LoadedSite {
  const site = loadSite(folder, () => true)
  return site.pages.length < MANY_PAGES ? loadSite(folder) : site
}
