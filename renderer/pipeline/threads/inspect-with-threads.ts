import type { LoadedSite } from '../inspect'
import { type Inspection, joinInspection } from '../inspect/inspect-pages'
import { InspectedPages } from '../inspect/inspected-pages'
import { createPageTools } from '../inspect/page-tools'
import { createChunks } from './chunks'
import type { Delivery, Order } from './deliver'
import { inspectChunks } from './inspect-chunks'
import { unpackPages } from './unpack-pages'

/**
 * Inspects a site's pages with other threads beside this one, and joins what they found in the order of the pages:
 * the outcome is the same as that of one thread.
 * @param help starts such a thread
 * @param count how many threads work beside this one
 */
export async function inspectWithThreads(
  loaded: LoadedSite,
  help: (order: Order) => Promise<Delivery>,
  count: number,
): Promise<Inspection> {
  const tools = createPageTools(loaded, false)
  const routes = new Set(loaded.routes)
  const chunks = createChunks(loaded.routes.length)
  const deliveries = Array.from({ length: count }, () => help({ folder: loaded.folder, chunks }))
  const pieces: InspectedPages[] = []
  for (const { number, pages } of inspectChunks(loaded, tools, chunks)) pieces[number] = pages
  for (const delivery of await Promise.all(deliveries)) {
    for (const [number, packed] of delivery) pieces[number] = unpackPages(packed, routes, loaded.shared.values())
  }
  const all = new InspectedPages(routes, false)
  for (const piece of pieces) all.append(piece)
  return joinInspection(loaded, tools, all, false)
}
