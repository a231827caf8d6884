import type { PageRecord } from '../inspect/page-record'
import type { RenderJob } from '../pages/render-job'
import type { WrittenPage } from '../pages/written-page'
import type { Chunks } from './chunks'

/** What a thread is asked to do with pages of a site: to inspect them, or to render and write them. */
export interface Order {
  /** The folder of the site's JSON. */
  folder: string
  /** The places of the pages among the site's addresses. */
  pages: Chunks
  /** None where pages are inspected. */
  render?: RenderJob
}

/** What becomes of a page. */
export type Outcome = PageRecord | WrittenPage

/** A piece of work that was done: the pages' places, and what became of each. */
export type Delivery<T extends Outcome> = [at: number, outcome: T][]

/** What a thread says: a piece after the other, and at the end that there is nothing left to take. */
export type Message = { delivery: Delivery<Outcome> } | { isDone: true }
