import { setFlagsFromString } from 'node:v8'
import { Threads } from '../renderer/pipeline/threads/threads'

/**
 * In percent, of what is in use after garbage was collected: how far the heap may grow until it is collected again. By
 * itself V8 lets it grow to several times as much.
 */
const GROWTH = 15

/** Does work that threads may help with, and ends them. They keep what they read, so that they serve one look at a site. */
export async function withThreads<T>(work: (threads: Threads) => Promise<T>): Promise<T> {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
  // run.mjs bundles it beside each command
  const threads = new Threads(new URL('./page-thread.mjs', import.meta.url))
  try {
    return await work(threads)
  } finally {
    await threads.end()
  }
}
