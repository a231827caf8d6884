/** With fewer pages a thread would take longer to start than it saves. */
const WORTH_A_THREAD = 500

/** More threads would hold more memory than they save time: beyond four the index of city pages takes longest. */
const MOST_THREADS = 4

/**
 * How many threads inspect a site beside the main one.
 * @param pages of the site
 * @param processors that can work at once
 */
export function countThreads(pages: number, processors: number): number {
  return pages < WORTH_A_THREAD ? 0 : Math.min(processors, MOST_THREADS) - 1
}
