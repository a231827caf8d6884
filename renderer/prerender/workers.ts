import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Tinypool } from 'tinypool'
import type { InlineStyle } from '../render/inline-styles'
import type { Progress } from '../emit/emit'
import { RenderError } from '../problems/code-error'
import type { LoadedSite } from '../site/site'
import type { PageCache } from './cache'
import { type Opened, type RenderJob, type Rendered, createPageWorker } from './page-worker'
import type { PageFacts, PageFile } from '../site/page'

/** With fewer pages, a thread takes longer to start than it saves. */
const MIN_PAGES_FOR_THREADS = 500

/** More threads would take more memory than the time they save is worth. */
const MAX_THREADS = 4

/** Pages in a slice: few enough that all threads finish at nearly the same time. */
const SLICE_SIZE = 50

/** A page worker in this thread or in another one. */
interface Worker {
  open: (pages: PageFile[]) => Promise<Opened>
  prepare: (job: RenderJob) => Promise<void>
  render: (pages: Pick<PageFacts, 'route' | 'file' | 'hash'>[]) => Rendered | Promise<Rendered>
}

/** Opens and renders the pages of a site: in this thread or, if there are many, in several. */
export class Workers {
  #workers: Worker[] | undefined
  readonly #pools: Tinypool[] = []
  #isEnded = false
  /** The pages that were rendered when they were opened, by their documents, with their inline styles. */
  readonly written: Opened['written'] = new Map()
  /** The pictures on these pages, by their addresses. */
  readonly images: Opened['images'] = {}

  /** @param maxThreads the largest number of threads */
  constructor(
    private readonly site: LoadedSite,
    private readonly maxThreads = Math.min(availableParallelism(), MAX_THREADS),
  ) {}

  /** Opens pages, and returns their facts in the same order. */
  async open(pages: PageFile[], onProgress?: Progress): Promise<PageFacts[]> {
    const factsByFile = new Map<string, PageFacts>()
    const open = async (worker: Worker, slice: PageFile[]) => {
      const { facts, written, images } = await worker.open(slice)
      for (const page of facts) factsByFile.set(page.file, page)
      for (const [file, inlineStyles] of written) this.written.set(file, inlineStyles)
      Object.assign(this.images, images)
    }
    await this.#distribute(pages, open, onProgress)
    return pages.map(({ file }) => factsByFile.get(file)).filter((facts) => facts !== undefined)
  }

  /** Sets what pages are rendered with from now on. Of an early job, as soon as they are opened. */
  async prepare(job: RenderJob): Promise<void> {
    await Promise.all((this.#workers ?? []).map((worker) => worker.prepare(job)))
  }

  /**
   * Renders pages and writes them.
   * @returns the inline styles of pages, by their documents; only pages that have some
   * @throws RenderError if a component throws
   */
  async render(pages: PageFacts[], job: RenderJob, onProgress?: Progress): Promise<Map<string, InlineStyle[]>> {
    const stylesByFile = new Map<string, InlineStyle[]>()
    this.#start(pages.length)
    await this.prepare(job)
    const render = async (worker: Worker, slice: PageFacts[]) => {
      const { failure, inlineStyles } = await worker.render(
        slice.map(({ route, file, hash }) => ({ route, file, hash })),
      )
      if (failure) throw new RenderError(failure.message, { cause: failure.cause })
      for (const [file, styles] of inlineStyles) stylesByFile.set(file, styles)
    }
    await this.#distribute(pages, render, onProgress)
    return stylesByFile
  }

  /** Gives each worker the next slice of the pages when it has finished one. */
  async #distribute<T>(
    pages: T[],
    work: (worker: Worker, slice: T[]) => Promise<void>,
    onProgress?: Progress,
  ): Promise<void> {
    let next = 0
    let done = 0
    const runSlices = async (worker: Worker) => {
      // a pool that has ended would start a new thread for the next slice
      while (next < pages.length && !this.#isEnded) {
        const slice = pages.slice(next, (next += SLICE_SIZE))
        await work(worker, slice)
        done += slice.length
        onProgress?.(done, pages.length)
        // lets other work in this thread run
        await setImmediate()
      }
    }
    await Promise.all(this.#start(pages.length).map(runSlices))
  }

  /** Ends the threads, even if they are working. */
  async end(): Promise<void> {
    this.#isEnded = true
    await Promise.all(this.#pools.map((pool) => pool.destroy()))
  }

  #start(pages: number): Worker[] {
    if (this.#workers) return this.#workers
    const threads = pages < MIN_PAGES_FOR_THREADS || this.maxThreads < 2 ? 0 : this.maxThreads
    const threadWorkers = Array.from({ length: threads }, () => this.#startThread())
    return (this.#workers = threads > 0 ? threadWorkers : [createPageWorker(this.site)])
  }

  /** Starts a thread in a pool of its own, so that each thread can be prepared before it renders. */
  #startThread(): Worker {
    const { folder, cityCount, texts, today: date, showsAll } = this.site
    const pool = new Tinypool({
      filename: new URL('./thread.mjs', import.meta.url).href,
      workerData: { folder, cityCount: cityCount.known, texts, occasion: { date, showsAll } },
      minThreads: 1,
      maxThreads: 1,
      idleTimeout: Infinity,
      resourceLimits: { maxYoungGenerationSizeMb: 32 },
    })
    this.#pools.push(pool)
    return {
      open: (pages) => pool.run(pages, { name: 'open' }) as Promise<Opened>,
      prepare: (job) => pool.run(job, { name: 'prepare' }) as Promise<void>,
      render: (pages) => pool.run(pages, { name: 'render' }) as Promise<Rendered>,
    }
  }
}

/**
 * Opens all pages of a site, except those whose facts are in the cache.
 * @returns their facts, in the order of their files
 */
export async function openPages(
  { pages }: LoadedSite,
  workers: Workers,
  cache?: Pick<PageCache, 'factsOf'>,
  onProgress?: Progress,
): Promise<PageFacts[]> {
  const factsByFile = new Map(pages.map((page) => [page.file, cache?.factsOf(page)]))
  const changedPages = pages.filter(({ file }) => !factsByFile.get(file))
  for (const facts of await workers.open(changedPages, onProgress)) factsByFile.set(facts.file, facts)
  return [...factsByFile.values()].filter((facts) => facts !== undefined)
}
