import { setImmediate } from 'node:timers/promises'
import type { LoadedSite } from '../inspect'
import { type Inspection, joinInspection } from '../inspect/inspect-pages'
import { InspectedPages } from '../inspect/inspected-pages'
import { type PageRecord, isFine } from '../inspect/page-record'
import type { RenderJob } from '../pages/render-job'
import type { WrittenPage } from '../pages/written-page'
import { type BegunRendering, beginRendering } from './begin-rendering'
import { countTaken, createChunks } from './chunks'
import type { Order, Work } from './orders'
import type { PageWorker } from './page-worker'
import { TextPool } from './text-pool'
import type { Helpers } from './threads'

/**
 * What each thread beside this one has to render when all pages are inspected, of them all: while this one judges ten pages
 * among all others, another one renders two or three.
 */
const LATER_PER_THREAD = 0.26

/** Says how much of long work is done. */
export type TellProgress = (done: number, total: number) => void

/** A site's pages as several threads have inspected them. */
export interface InspectedSite {
  inspection: Inspection
  /** One for each of its pages, in their order. */
  records: PageRecord[]
  /** Those that were rendered as soon as they were inspected, by their places. */
  written: Map<number, WrittenPage>
  /** Those that were inspected before it was known how they are rendered, and are fine. */
  begun?: BegunRendering
}

/**
 * Inspects a site's pages with other threads beside this one, and joins what they found in the order of the pages:
 * the outcome is the same as that of one thread.
 * @param known records of pages, by their places, that need not be inspected again
 * @param tell is told again and again how many of them are taken
 */
export async function inspectWithThreads(
  loaded: LoadedSite,
  worker: PageWorker,
  helpers: Helpers,
  known: (PageRecord | undefined)[] = [],
  tell: TellProgress = () => undefined,
): Promise<InspectedSite> {
  const unknown = [...loaded.routes.keys()].filter((at) => !known[at])
  const pages = createChunks(unknown)
  const others: Promise<Work>[] = []
  let job: RenderJob | undefined
  const callHelpers = async (given?: RenderJob) => {
    job = given
    const taken = countTaken(pages)
    if (taken === unknown.length) return
    const threads = helpers.for(unknown.length - taken)
    const later = Math.max(0, LATER_PER_THREAD * threads.length * unknown.length - taken)
    const ahead = job && { job, until: unknown.length - later }
    const order: Order = { task: 'inspect', folder: loaded.folder, pages, ...(ahead && { ahead }) }
    others.push(...threads.map((thread) => thread.run(order)))
    if (ahead) await worker.renderAhead(ahead)
  }
  // why they never come is told to whoever waits for the same
  if (helpers.free) helpers.free.then(callHelpers).catch(() => undefined)
  else await callHelpers()
  const records = [...known]
  const written = new Map<number, WrittenPage>()
  const pool = new TextPool()
  const note = (work: Work) => {
    for (const [at, record] of work.records) records[at] = pool.record(record)
    for (const [at, page] of work.written) written.set(at, pool.written(page))
  }
  for (const work of worker.inspect(pages)) {
    note(work)
    tell(countTaken(pages), unknown.length)
    if (helpers.free) await setImmediate()
  }
  for (const work of await Promise.all(others)) note(work)
  const isLeft = (record: PageRecord, at: number) => isFine(record) && !written.has(at)
  const left = (records as PageRecord[]).flatMap((record, at) => (isLeft(record, at) ? [at] : []))
  // what follows is one thread's work
  const begun = job && beginRendering(loaded.folder, left, job, helpers)
  const all = new InspectedPages(loaded, worker.tools)
  for (const record of records as PageRecord[]) all.add(record)
  const inspection = joinInspection(loaded, worker.tools, all, false)
  return { inspection, records: records as PageRecord[], written, ...(begun && { begun }) }
}
