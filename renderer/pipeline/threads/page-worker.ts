import type { LoadedSite } from '../inspect'
import { inspectPage } from '../inspect/inspect-page'
import { type PageRecord, recordPage } from '../inspect/page-record'
import { type PageTools, createPageTools } from '../inspect/page-tools'
import { createPageWriter } from '../pages/create-page-writer'
import type { RenderJob } from '../pages/render-job'
import type { WrittenPage } from '../pages/written-page'
import { type Chunks, takeChunks } from './chunks'
import type { Delivery } from './orders'

/** Does one thread's part of the work on a site's pages. */
export class PageWorker {
  readonly tools: PageTools

  constructor(private readonly loaded: LoadedSite) {
    this.tools = createPageTools(loaded, false)
  }

  /** Inspects pages as long as there are some. */
  *inspect(pages: Chunks): Generator<Delivery<PageRecord>> {
    for (const piece of takeChunks(pages)) {
      yield Array.from(piece, (at) => {
        const parsed = this.loaded.page(at)
        return [at, recordPage(parsed, inspectPage(parsed, this.tools), this.tools)]
      })
    }
  }

  /** Renders and writes pages as long as there are some. They must be known to be right. */
  async *render(pages: Chunks, job: RenderJob): AsyncGenerator<Delivery<WrittenPage>> {
    const write = await createPageWriter(job, this.tools)
    for (const piece of takeChunks(pages))
      yield Array.from(piece, (at) => [at, write(this.loaded.unread(at, false), at)])
  }
}
