import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { InjectedTags } from '../../renderer/injected-tags'

/**
 * Asks Vike what it adds to every page.
 * @param server the folder of its bundle for a server
 */
export async function probeInjectedTags(server: string): Promise<InjectedTags> {
  const thread = new Worker(join(server, 'probe-injected-tags.mjs'))
  const [injected] = (await once(thread, 'message')) as [InjectedTags]
  await thread.terminate()
  return injected
}
