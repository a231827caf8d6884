import { type LoadedSite, type OpenSite, judge } from './inspect'
import type { PageRecord } from './inspect/page-record'
import { loadSite } from './load-site'
import { type InspectedSite, type TellProgress, inspectWithThreads } from './threads/inspect-with-threads'
import { PageWorker } from './threads/page-worker'
import { readAhead } from './threads/read-ahead'
import { type Helpers, Threads } from './threads/threads'

/** A site whose problems are known. Of its pages only their records are left. */
export interface CheckedSite extends OpenSite, Omit<InspectedSite, 'inspection'> {
  /** Does more with the pages. */
  worker: PageWorker
}

/**
 * Finds the problems of a site, which may have more pages than fit into memory.
 * @param folder the folder of its JSON, as the author named it
 * @param helpers help with many pages
 * @throws when the folder can't be read
 */
export async function checkSite(
  folder: string,
  helpers: Helpers = new Threads(undefined),
  tell?: TellProgress,
): Promise<CheckedSite> {
  const loaded = await loadSite(folder)
  await readAhead(loaded, helpers)
  return checkLoaded(loaded, helpers, [], tell)
}

/**
 * Finds the problems of a site whose folder is read.
 * @param known the records that are known already, by the pages' places
 * @param tell is told again and again how many of the others are inspected
 */
export async function checkLoaded(
  loaded: LoadedSite,
  helpers: Helpers,
  known: (PageRecord | undefined)[] = [],
  tell?: TellProgress,
): Promise<CheckedSite> {
  const worker = new PageWorker(loaded)
  const { inspection, ...inspected } = await inspectWithThreads(loaded, worker, helpers, known, tell)
  return { ...judge(loaded, inspection), ...inspected, worker }
}
