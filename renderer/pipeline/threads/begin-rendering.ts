import type { RenderJob } from '../pages/render-job'
import { type Chunks, createChunks } from './chunks'
import type { Order, Work } from './orders'
import type { Helpers } from './threads'

/** Pages that other threads render and write, while this one does something else before it joins them. */
export interface BegunRendering {
  job: RenderJob
  pages: Chunks
  /** What the others have done so far, and nobody has taken yet. */
  done: Work
  /** Each is there as soon as one of them has nothing left to do. */
  others: Promise<unknown>[]
}

/**
 * Lets other threads begin with pages. They must be known to be right.
 * @param folder of the site's JSON
 * @param places of the pages among the site's addresses
 */
export function beginRendering(folder: string, places: number[], job: RenderJob, helpers: Helpers): BegunRendering {
  const pages = createChunks(places)
  const order: Order = { task: 'render', folder, pages, render: job }
  const done: Work = { records: [], written: [] }
  return { job, pages, done, others: helpers.for(places.length).map((thread) => thread.run(order, done)) }
}
