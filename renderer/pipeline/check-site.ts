import { availableParallelism } from 'node:os'
import { type OpenSite, inspect, judge } from './inspect'
import { loadSite } from './load-site'
import { countThreads } from './threads/count-threads'
import type { Order } from './threads/deliver'
import { inspectWithThreads } from './threads/inspect-with-threads'
import { startThread } from './threads/start-thread'

/**
 * Finds the problems of a site, which may have more pages than fit into memory: of its pages only their heads are left.
 * @param folder the folder of its JSON, as the author named it
 * @param thread the code of a thread that helps with many pages
 * @throws when the folder can't be read
 */
export async function checkSite(folder: string, thread?: URL): Promise<OpenSite> {
  const loaded = await loadSite(folder)
  const others = countThreads(loaded.routes.length, availableParallelism())
  if (!thread || others === 0) return inspect(loaded, false)
  const help = (order: Order) => startThread(thread, order)
  return judge(loaded, await inspectWithThreads(loaded, help, others))
}
