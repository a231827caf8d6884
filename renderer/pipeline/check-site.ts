import { availableParallelism } from 'node:os'
import { type OpenSite, inspect, judge } from './inspect'
import { loadSite } from './load-site'
import { inspectWithThreads } from './threads/inspect-with-threads'

/** With fewer pages a thread would take longer to start than it saves. */
const WORTH_A_THREAD = 500

/** More threads would hold more memory than they save time: beyond four the index of city pages takes longest. */
const MOST_THREADS = 4

/**
 * Finds the problems of a site, which may have more pages than fit into memory: of its pages only their heads are left.
 * @param folder the folder of its JSON, as the author named it
 * @param thread the code of a thread that helps with many pages
 * @throws when the folder can't be read
 */
export async function checkSite(folder: string, thread?: URL): Promise<OpenSite> {
  const loaded = await loadSite(folder)
  const others = Math.min(availableParallelism(), MOST_THREADS) - 1
  if (!thread || others === 0 || loaded.routes.length < WORTH_A_THREAD) return inspect(loaded, false)
  return judge(loaded, await inspectWithThreads(loaded, thread, others))
}
