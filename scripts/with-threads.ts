import { Threads } from '../renderer/pipeline/threads/threads'

/** Does work that threads may help with, and ends them. They keep what they read, so that they serve one look at a site. */
export async function withThreads<T>(work: (threads: Threads) => Promise<T>): Promise<T> {
  const threads = new Threads(new URL('./page-thread.mjs', import.meta.url))
  try {
    return await work(threads)
  } finally {
    await threads.end()
  }
}
