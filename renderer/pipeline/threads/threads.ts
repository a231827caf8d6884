import { availableParallelism } from 'node:os'
import type { RenderJob } from '../pages/render-job'
import { countThreads } from './count-threads'
import { Thread } from './thread'

/** Whoever may help with pages. */
export interface Helpers {
  /** Those that help with so many pages; none where they would take longer to start than they save. */
  for: (pages: number) => Pick<Thread, 'run'>[]
  /**
   * They are not asked before, since something else uses the processors and the memory. Where it gives a job, pages are
   * rendered from then on as soon as they are found to be fine.
   */
  free?: Promise<RenderJob | undefined>
}

/** The threads beside the main one, started when there is enough to do for them. */
export class Threads implements Helpers {
  readonly #threads: Thread[] = []
  #isEnded = false

  /** @param code of a thread; without it the main one does everything */
  constructor(
    private readonly code: URL | undefined,
    private readonly processors = availableParallelism(),
  ) {}

  for(pages: number): Thread[] {
    const { code } = this
    if (!code || this.#isEnded) return []
    const count = countThreads(pages, this.processors)
    for (let started = this.#threads.length; started < count; started++) this.#threads.push(new Thread(code))
    return this.#threads.slice(0, count)
  }

  /** Ends them, whatever they do; no others are started. */
  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.all(this.#threads.map((thread) => thread.end()))
  }
}
