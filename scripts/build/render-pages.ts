import { setImmediate } from 'node:timers/promises'
import type { CheckedSite } from '../../renderer/pipeline/check-site'
import { append } from '../../renderer/pipeline/documents/append'
import type { SiteModel } from '../../renderer/pipeline/model'
import type { RenderJob } from '../../renderer/pipeline/pages/render-job'
import type { WrittenPage } from '../../renderer/pipeline/pages/written-page'
import { type BegunRendering, beginRendering } from '../../renderer/pipeline/threads/begin-rendering'
import { countTaken } from '../../renderer/pipeline/threads/chunks'
import type { PageWorker } from '../../renderer/pipeline/threads/page-worker'
import { TextPool } from '../../renderer/pipeline/threads/text-pool'
import type { Helpers } from '../../renderer/pipeline/threads/threads'
import type { Code } from '../code/code'
import { createProgress } from '../progress'

/** What is known of so many pages can be put away while others are rendered. */
const MANY = 128

/** What pages are rendered with. */
export interface Rendering {
  checked: Pick<CheckedSite, 'folder' | 'worker'>
  model: SiteModel
  code: Code
  /** The folder of the build's files. */
  client: string
  /** Whether nobody reads that folder before all is written. */
  isUnread: boolean
  helpers: Helpers
}

/** What threads are given to render pages: plain data. The pages themselves are read where they are rendered. */
export const renderJob = ({
  model,
  code,
  client,
  isUnread,
}: Pick<Rendering, 'model' | 'code' | 'client' | 'isUnread'>): RenderJob => ({
  module: code.render.href,
  model: { ...model, pages: [] },
  injected: code.injected,
  folder: client,
  isUnread,
})

/**
 * Renders pages and writes them, with the help of other threads where there are many.
 * @param places of the pages among the site's addresses
 * @returns what became of each, by its place
 */
export async function renderPages(rendering: Rendering, places: number[]): Promise<Map<number, WrittenPage>> {
  if (places.length === 0) return new Map()
  const { folder, worker } = rendering.checked
  const begun = beginRendering(folder, places, renderJob(rendering), rendering.helpers)
  const all = new Map<number, WrittenPage>()
  for await (const pages of finishPages(worker, begun)) for (const [at, page] of pages) all.set(at, page)
  return all
}

/** Takes the pages that other threads have rendered so far. */
export async function takeRendered({ done }: BegunRendering): Promise<Map<number, WrittenPage>> {
  // what they have sent is received between two turns of this thread
  await setImmediate()
  const pool = new TextPool()
  return new Map(done.written.splice(0).map(([at, page]) => [at, pool.written(page)]))
}

/** Joins the threads that render pages, until all are done that nobody has taken. Gives many at a time. */
export async function* finishPages(
  worker: PageWorker,
  begun: BegunRendering,
): AsyncGenerator<Map<number, WrittenPage>> {
  const { job, pages, done, others } = begun
  const progress = createProgress('pages')
  for await (const { written } of worker.render(pages, job)) {
    append(done.written, written)
    progress.update(countTaken(pages), pages.things.length)
    if (done.written.length >= MANY) yield takeRendered(begun)
  }
  await Promise.all(others)
  progress.end()
  yield takeRendered(begun)
}
