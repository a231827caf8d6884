import { availableParallelism } from 'node:os'
import { countThreads } from './count-threads'
import { Thread } from './thread'

/** Whoever may help with pages. */
export interface Helpers {
  /** Those that help with so many pages; none where they would take longer to start than they save. */
  for: (pages: number) => Pick<Thread, 'run'>[]
  /** They are not asked before, since something else uses the processors and the memory. */
  free?: Promise<unknown>
}

/** The threads beside the main one, started when there is enough to do for them. */
export class Threads implements Helpers {
  readonly #threads: Thread[] = []

  /** @param code of a thread; without it the main one does everything */
  constructor(
    private readonly code: URL | undefined,
    private readonly processors = availableParallelism(),
  ) {}

  for(pages: number): Thread[] {
    const { code } = this
    if (!code) return []
    const count = countThreads(pages, this.processors)
    for (let started = this.#threads.length; started < count; started++) this.#threads.push(new Thread(code))
    return this.#threads.slice(0, count)
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()))
  }
}
