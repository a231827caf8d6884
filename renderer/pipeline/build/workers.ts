import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Tinypool } from 'tinypool'
import type { Progress } from '../emit/emit'
import type { PageFacts } from '../facts'
import type { LoadedSite, PageFile } from '../site'
import { RenderError } from '../render-error'
import type { PageCache } from './cache'
import { type RenderJob, createPageWorker } from './page-worker'
import type { RenderFailure } from './thread'

/** With fewer pages a thread would take longer to start than it saves. */
const WORTH_THREADS = 500

/** More threads would hold more memory than they save time. */
const MOST_THREADS = 4

/** So many pages are handed out at once: few enough that all threads end at nearly the same time. */
const SLICE = 50

/** A worker here or in a thread. */
interface Worker {
  open: (pages: PageFile[]) => PageFacts[] | Promise<PageFacts[]>
  prepare: (job: RenderJob) => Promise<void>
  render: (pages: PageFile[]) => void | Promise<void>
}

/**
 * Opens and renders the pages of a site, in this thread, or in several where there are many pages. A page is rendered by
 * the worker that has opened it, as far as that keeps all of them equally busy.
 */
export class Workers {
  #workers: Worker[] | undefined
  readonly #pools: Tinypool[] = []
  readonly #openedBy = new Map<string, Worker>()

  /** @param mostThreads how many threads may open and render pages at once */
  constructor(
    private readonly site: LoadedSite,
    private readonly mostThreads = Math.min(availableParallelism(), MOST_THREADS),
  ) {}

  /** Opens pages. @returns their facts, in the same order */
  async open(pages: PageFile[], onProgress?: Progress): Promise<PageFacts[]> {
    const slices = slicesOf(pages)
    const opened = new Map<string, PageFacts>()
    const open = async (worker: Worker, slice: PageFile[]) => {
      for (const facts of await worker.open(slice)) {
        opened.set(facts.file, facts)
        this.#openedBy.set(facts.file, worker)
      }
    }
    await this.#handOut(pages.length, () => slices.shift(), open, onProgress)
    return pages.flatMap(({ file }) => opened.get(file) ?? [])
  }

  /**
   * Renders pages and writes them.
   * @throws RenderError where a component throws
   */
  async render(pages: PageFile[], job: RenderJob, onProgress?: Progress): Promise<void> {
    const workers = this.#start(pages.length)
    await Promise.all(workers.map((worker) => worker.prepare(job)))
    const openedBy = (worker?: Worker) => slicesOf(pages.filter(({ file }) => this.#openedBy.get(file) === worker))
    const own = new Map(workers.map((worker) => [worker, openedBy(worker)]))
    const others = openedBy()
    const next = (worker: Worker) =>
      own.get(worker)?.shift() ?? others.shift() ?? [...own.values()].find(({ length }) => length > 0)?.pop()
    await this.#handOut(pages.length, next, (worker, slice) => worker.render(slice), onProgress)
  }

  /** Has each worker do the next slice when it is done with one, until there is none. */
  async #handOut(
    pages: number,
    next: (worker: Worker) => PageFile[] | undefined,
    work: (worker: Worker, slice: PageFile[]) => void | Promise<void>,
    onProgress?: Progress,
  ): Promise<void> {
    let done = 0
    const workOff = async (worker: Worker) => {
      for (let slice = next(worker); slice; slice = next(worker)) {
        await work(worker, slice)
        done += slice.length
        onProgress?.(done, pages)
        // what else waits, such as the end of the bundler, has its turn
        await setImmediate()
      }
    }
    await Promise.all(this.#start(pages).map(workOff))
  }

  /** Ends the threads, whatever they do. */
  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.destroy()))
  }

  /** Threads serve one look at a site: they keep what they have read of it. */
  #start(pages: number): Worker[] {
    if (this.#workers) return this.#workers
    const threads = pages < WORTH_THREADS || this.mostThreads < 2 ? 0 : this.mostThreads
    const inThreads = Array.from({ length: threads }, () => this.#startThread())
    return (this.#workers = threads > 0 ? inThreads : [createPageWorker(this.site)])
  }

  /** A pool of its own for each thread, since a page is best rendered where it was opened. */
  #startThread(): Worker {
    const pool = new Tinypool({
      filename: new URL('./thread.mjs', import.meta.url).href,
      workerData: this.site.folder,
      minThreads: 1,
      maxThreads: 1,
      idleTimeout: Infinity,
    })
    this.#pools.push(pool)
    return {
      open: (pages) => pool.run(pages, { name: 'open' }) as Promise<PageFacts[]>,
      prepare: (job) => pool.run(job, { name: 'prepare' }) as Promise<void>,
      render: async (pages) => {
        const failure = (await pool.run(pages, { name: 'render' })) as RenderFailure | undefined
        if (failure) throw new RenderError(failure.message, failure.cause)
      },
    }
  }
}

/**
 * Opens all pages of a site.
 * @param cache knows what need not be opened again
 * @returns their facts, in the order of their files
 */
export async function openPages(
  { pages }: LoadedSite,
  workers: Workers,
  cache?: Pick<PageCache, 'factsOf'>,
  onProgress?: Progress,
): Promise<PageFacts[]> {
  const known = new Map(pages.map((page) => [page.file, cache?.factsOf(page)]))
  const opened = await workers.open(
    pages.filter(({ file }) => !known.get(file)),
    onProgress,
  )
  for (const facts of opened) known.set(facts.file, facts)
  return [...known.values()].flatMap((facts) => facts ?? [])
}

function slicesOf(pages: PageFile[]): PageFile[][] {
  return Array.from({ length: Math.ceil(pages.length / SLICE) }, (_, at) => pages.slice(at * SLICE, (at + 1) * SLICE))
}
