import { type OpenSite, inspect } from './inspect'
import { loadSite } from './load-site'

/**
 * Opens a site: load → resolve → validate → check.
 * @param folder the folder of its JSON, as the author named it
 * @throws when the folder can't be read
 */
export async function openSite(folder: string): Promise<OpenSite> {
  return inspect(await loadSite(folder), true)
}
