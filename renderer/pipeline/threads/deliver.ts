import { createPageTools } from '../inspect/page-tools'
import { loadSite } from '../load-site'
import type { Chunks } from './chunks'
import { inspectChunks } from './inspect-chunks'
import { packPages } from './pack-pages'
import type { PackedPages } from './packed-pages'

/** What a thread is given. */
export interface Order {
  folder: string
  chunks: Chunks
}

/** What it gives back: the pieces that it took, by their numbers. */
export type Delivery = [number: number, pages: PackedPages][]

/** Inspects pages of a site until there are none left. */
export async function deliver({ folder, chunks }: Order): Promise<Delivery> {
  const loaded = await loadSite(folder)
  const tools = createPageTools(loaded, false)
  const delivery: Delivery = []
  for (const { number, pages } of inspectChunks(loaded, tools, chunks)) delivery.push([number, packPages(pages)])
  return delivery
}

/** The numbers of city pages are most of the memory: they change hands, where all else is copied. */
export function buffersOf(delivery: Delivery): ArrayBuffer[] {
  const cities = delivery.flatMap(([, { pages }]) => pages.flatMap(({ facts }) => facts?.city ?? []))
  return cities.flatMap(({ own, sayings }) =>
    [own?.hashes, sayings.said, sayings.marks, sayings.named].flatMap((list) =>
      list ? [list.buffer as ArrayBuffer] : [],
    ),
  )
}
