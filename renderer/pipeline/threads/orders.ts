import type { PageRecord } from '../inspect/page-record'
import type { RenderJob } from '../pages/render-job'
import type { WrittenPage } from '../pages/written-page'
import type { Chunks } from './chunks'

/** What a thread is asked to do with pages of a site. Where it only reads their documents, nothing comes of it. */
export type Order = {
  /** The folder of the site's JSON. */
  folder: string
  /** The places of the pages among the site's addresses. */
  pages: Chunks
} & ({ task: 'read' } | { task: 'inspect'; ahead?: RenderAhead } | { task: 'render'; render: RenderJob })

/** How pages are rendered as soon as they are found to be fine. */
export interface RenderAhead {
  job: RenderJob
  /** Those that are taken when so many were taken before are rendered later. */
  until: number
}

/** What became of pages, by their places. */
export type Delivery<T> = [at: number, outcome: T][]

/** A piece of work that was done: pages that were inspected, and pages that were rendered and written. */
export interface Work {
  records: Delivery<PageRecord>
  written: Delivery<WrittenPage>
}

/** What a thread says: a piece after the other, and at the end that there is nothing left to take. */
export type Message = { work: Work } | { isDone: true }
