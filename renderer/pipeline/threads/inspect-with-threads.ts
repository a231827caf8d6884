import { setImmediate } from 'node:timers/promises'
import type { LoadedSite } from '../inspect'
import { type Inspection, joinInspection } from '../inspect/inspect-pages'
import { InspectedPages } from '../inspect/inspected-pages'
import type { PageRecord } from '../inspect/page-record'
import { countTaken, createChunks } from './chunks'
import type { Delivery } from './orders'
import type { PageWorker } from './page-worker'
import { TextPool } from './text-pool'
import type { Helpers } from './threads'

/** Says how much of long work is done. */
export type TellProgress = (done: number, total: number) => void

/**
 * Inspects a site's pages with other threads beside this one, and joins what they found in the order of the pages:
 * the outcome is the same as that of one thread.
 * @param known records of pages, by their places, that need not be inspected again
 * @param tell is told again and again how many of them are taken
 */
export async function inspectWithThreads(
  loaded: LoadedSite,
  worker: PageWorker,
  helpers: Helpers,
  known: (PageRecord | undefined)[] = [],
  tell: TellProgress = () => undefined,
): Promise<{ inspection: Inspection; records: PageRecord[] }> {
  const unknown = [...loaded.routes.keys()].filter((at) => !known[at])
  const pages = createChunks(unknown)
  const others: Promise<Delivery<PageRecord>>[] = []
  const callHelpers = () => {
    const left = unknown.length - countTaken(pages)
    const order = { folder: loaded.folder, pages }
    if (left > 0) others.push(...helpers.for(left).map((thread) => thread.run<PageRecord>(order)))
  }
  // why they never come is told to whoever waits for the same
  if (helpers.free) helpers.free.then(callHelpers, () => undefined)
  else callHelpers()
  const records = [...known]
  const pool = new TextPool()
  const note = ([at, record]: [number, PageRecord]) => (records[at] = pool.record(record))
  for (const delivery of worker.inspect(pages)) {
    delivery.forEach(note)
    tell(countTaken(pages), unknown.length)
    if (helpers.free) await setImmediate()
  }
  for (const delivery of await Promise.all(others)) delivery.forEach(note)
  const all = new InspectedPages(loaded, worker.tools)
  for (const record of records as PageRecord[]) all.add(record)
  return { inspection: joinInspection(loaded, worker.tools, all, false), records: records as PageRecord[] }
}
