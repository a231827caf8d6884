import type { CheckedSite } from '../../renderer/pipeline/check-site'
import type { SiteModel } from '../../renderer/pipeline/model'
import type { RenderJob } from '../../renderer/pipeline/pages/render-job'
import type { WrittenPage } from '../../renderer/pipeline/pages/written-page'
import { countTaken, createChunks } from '../../renderer/pipeline/threads/chunks'
import { TextPool } from '../../renderer/pipeline/threads/text-pool'
import type { Helpers } from '../../renderer/pipeline/threads/threads'
import type { Code } from '../code/code'
import { createProgress } from '../progress'
import type { StalePage } from './stale-pages'

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

/**
 * Renders pages and writes them, with the help of other threads where there are many.
 * @returns what became of each, by its place
 */
export async function renderPages(
  { checked: { folder, worker }, model, code, client, isUnread, helpers }: Rendering,
  stale: StalePage[],
): Promise<Map<number, WrittenPage>> {
  if (stale.length === 0) return new Map()
  const render: RenderJob = {
    module: code.render.href,
    // plain data: the pages themselves are read where they are rendered
    model: { ...model, pages: [] },
    injected: code.injected,
    folder: client,
    isUnread,
    hashes: Object.fromEntries(stale.flatMap(({ at, hash }) => (hash === undefined ? [] : [[at, hash]]))),
  }
  const pages = createChunks(stale.map(({ at }) => at))
  const others = helpers.for(stale.length).map((thread) => thread.run<WrittenPage>({ folder, pages, render }))
  const written = new Map<number, WrittenPage>()
  const progress = createProgress('pages')
  const pool = new TextPool()
  const note = ([at, { uses, ...page }]: [number, WrittenPage]) =>
    written.set(at, { ...page, uses: { ...uses, images: pool.list(uses.images) } })
  for await (const delivery of worker.render(pages, render)) {
    delivery.forEach(note)
    progress.update(countTaken(pages), stale.length)
  }
  for (const delivery of await Promise.all(others)) delivery.forEach(note)
  progress.end()
  return written
}
