import type { LoadedSite, ValidPage } from '../inspect'
import { type PageInspection, inspectPage } from '../inspect/inspect-page'
import { type PageRecord, isFine, recordPage } from '../inspect/page-record'
import { type PageTools, createPageTools } from '../inspect/page-tools'
import { type PageWriter, createPageWriter } from '../pages/create-page-writer'
import type { RenderJob } from '../pages/render-job'
import type { WrittenPage } from '../pages/written-page'
import type { ResolvedPage } from '../resolved'
import { type Chunks, countTaken, takeChunks } from './chunks'
import type { Delivery, RenderAhead, Work } from './orders'
import { readPages } from './read-ahead'

/** How many pages go through one stage before the next one begins: more would not stay in the processor's caches. */
const BATCH = 4

/** Does one thread's part of the work on a site's pages. */
export class PageWorker {
  readonly tools: PageTools
  #writeAhead?: PageWriter
  #until = 0

  constructor(private readonly loaded: LoadedSite) {
    this.tools = createPageTools(loaded, false)
  }

  /** Reads the documents of pages as long as there are some, for those that want to know what they say. */
  async read(pages: Chunks): Promise<void> {
    await readPages(this.loaded, pages)
  }

  /** From now on pages are rendered as soon as they are found to be fine. */
  async renderAhead({ job, until }: RenderAhead): Promise<void> {
    this.#writeAhead = await createPageWriter(job)
    this.#until = until
  }

  /** Inspects pages as long as there are some. */
  *inspect(pages: Chunks): Generator<Work> {
    for (const piece of takeChunks(pages)) {
      const work: Work = { records: [], written: [] }
      const write = countTaken(pages) <= this.#until ? this.#writeAhead : undefined
      for (const batch of batchesOf(piece)) this.inspectBatch(batch, work, write)
      yield work
    }
  }

  /**
   * Stage by stage: what a stage is made of stays at hand while several pages go through it. Page by page the processor
   * fetches its own code more often.
   */
  private inspectBatch(places: Int32Array, { records, written }: Work, write: PageWriter | undefined): void {
    const parsed = Array.from(places, (at) => ({ at, parsed: this.loaded.page(at) }))
    const inspected = parsed.map((page) => ({ page, inspection: inspectPage(page.parsed, this.tools) }))
    const recorded = inspected.map(({ page: { at, parsed }, inspection }) => ({
      at,
      inspection,
      record: recordPage(parsed, inspection, this.tools),
    }))
    for (const { at, record } of recorded) records.push([at, record])
    if (!write) return
    for (const { at, inspection, record } of recorded) {
      const page = writeFine(write, inspection, record)
      if (page) written.push([at, page])
    }
  }

  /**
   * Renders and writes pages as long as there are some. They must be known to be right.
   * @throws when one was changed meanwhile
   */
  async *render(pages: Chunks, job: RenderJob): AsyncGenerator<Work> {
    const write = await createPageWriter(job)
    for (const piece of takeChunks(pages)) {
      const written: Delivery<WrittenPage> = []
      for (const batch of batchesOf(piece)) {
        const read = Array.from(batch, (at) => ({ at, page: this.readAgain(at) }))
        for (const { at, page } of read) written.push([at, write(page)])
      }
      yield { records: [], written }
    }
  }

  private readAgain(at: number): ValidPage {
    const source = this.loaded.unread(at, false)
    const page = resolvedOrNone(() => this.tools.readAgain(source))
    if (!page) throw new Error(`${source.document.file} was changed while the site was built. Build it again.`)
    return page as unknown as ValidPage
  }
}

function writeFine(write: PageWriter, { resolution }: PageInspection, record: PageRecord): WrittenPage | undefined {
  if (!resolution || !isFine(record)) return
  try {
    return write(resolution.page as unknown as ValidPage)
  } catch {
    // what it shares with others may be wrong, which is told when all is inspected; else it is rendered once more
    return
  }
}

function* batchesOf(piece: Int32Array): Generator<Int32Array> {
  for (let start = 0; start < piece.length; start += BATCH) yield piece.subarray(start, start + BATCH)
}

function resolvedOrNone(read: () => ResolvedPage | undefined): ResolvedPage | undefined {
  try {
    return read()
  } catch (error) {
    // it was JSON when it was checked
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
