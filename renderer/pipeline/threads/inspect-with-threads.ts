import type { LoadedSite } from '../inspect'
import { type Inspection, joinInspection } from '../inspect/inspect-pages'
import { InspectedPages } from '../inspect/inspected-pages'
import type { PageRecord } from '../inspect/page-record'
import { createChunks } from './chunks'
import type { PageWorker } from './page-worker'
import { TextPool } from './text-pool'
import type { Helpers } from './threads'

/**
 * Inspects a site's pages with other threads beside this one, and joins what they found in the order of the pages:
 * the outcome is the same as that of one thread.
 * @param known records of pages, by their places, that need not be inspected again
 */
export async function inspectWithThreads(
  loaded: LoadedSite,
  worker: PageWorker,
  helpers: Helpers,
  known: (PageRecord | undefined)[] = [],
): Promise<{ inspection: Inspection; records: PageRecord[] }> {
  const unknown = [...loaded.routes.keys()].filter((at) => !known[at])
  const pages = createChunks(unknown)
  const others = helpers.for(unknown.length).map((thread) => thread.run<PageRecord>({ folder: loaded.folder, pages }))
  const records = [...known]
  const pool = new TextPool()
  const note = ([at, record]: [number, PageRecord]) => (records[at] = pool.record(record))
  for (const delivery of worker.inspect(pages)) delivery.forEach(note)
  for (const delivery of await Promise.all(others)) delivery.forEach(note)
  const all = new InspectedPages(loaded, worker.tools)
  for (const record of records as PageRecord[]) all.add(record)
  return { inspection: joinInspection(loaded, worker.tools, all, false), records: records as PageRecord[] }
}
