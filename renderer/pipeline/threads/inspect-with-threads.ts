import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LoadedSite } from '../inspect'
import { type Inspection, joinInspection } from '../inspect/inspect-pages'
import { InspectedPages } from '../inspect/inspected-pages'
import { createPageTools } from '../inspect/page-tools'
import { createChunks } from './chunks'
import type { Delivery, Order } from './inspect-beside'
import { inspectChunks } from './inspect-chunks'
import { unpackPages } from './unpack-pages'

/**
 * Inspects a site's pages with other threads beside this one, and joins what they found in the order of the pages:
 * the outcome is the same as that of one thread.
 * @param thread the code of such a thread: it calls inspectBeside()
 * @param count how many threads work beside this one
 */
export async function inspectWithThreads(loaded: LoadedSite, thread: URL, count: number): Promise<Inspection> {
  const tools = createPageTools(loaded, false)
  const routes = new Set(loaded.routes)
  const chunks = createChunks(loaded.routes.length)
  const workerData: Order = { folder: loaded.folder, chunks }
  const deliveries = Array.from({ length: count }, async () => {
    const [delivery] = (await once(new Worker(thread, { workerData }), 'message')) as [Delivery]
    return delivery
  })
  const pieces: InspectedPages[] = []
  for (const { number, pages } of inspectChunks(loaded, tools, chunks)) pieces[number] = pages
  for (const delivery of await Promise.all(deliveries)) {
    for (const [number, packed] of delivery) pieces[number] = unpackPages(packed, routes, loaded.shared.values())
  }
  const all = new InspectedPages(routes, false)
  for (const piece of pieces) all.append(piece)
  return joinInspection(loaded, tools, all, false)
}
