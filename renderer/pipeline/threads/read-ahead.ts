import { areOnDisk } from '../documents/are-on-disk'
import type { ParsedSite } from '../documents/parse-documents'
import { readThrough } from '../documents/read-through'
import type { LoadedSite } from '../inspect'
import { type Chunks, createChunks, takeChunks } from './chunks'
import type { Order } from './orders'
import type { Helpers } from './threads'

/**
 * Lets the system have the documents of a site's pages in memory before all are read one after the other, where they stand
 * on the disk alone.
 * @param helpers read them while this thread does something else; without any it reads them itself
 * @param known what is known of pages already, by their places: their documents are not read
 * @param isOnDisk reads a file, and tells whether it had to come from the disk
 */
export async function readAhead(
  loaded: Pick<LoadedSite, 'folder' | 'routes' | 'unread'>,
  helpers: Pick<Helpers, 'for'>,
  known: unknown[] = [],
  isOnDisk?: (file: string) => boolean,
): Promise<void> {
  const places = [...loaded.routes.keys()].filter((at) => !known[at])
  if (!areOnDisk(places.length, (at) => fileAt(loaded, places[at] as number), isOnDisk)) return
  const order: Order = { task: 'read', folder: loaded.folder, pages: createChunks(places) }
  const threads = helpers.for(places.length)
  if (threads.length === 0) await readPages(loaded, order.pages)
  else await Promise.all(threads.map((thread) => thread.run(order)))
}

/** Reads the documents of pages as long as there are some. */
export const readPages = (site: Pick<ParsedSite, 'unread'>, pages: Chunks): Promise<number> =>
  readThrough(filesOf(site, pages))

function* filesOf(site: Pick<ParsedSite, 'unread'>, pages: Chunks): Generator<string, void> {
  for (const piece of takeChunks(pages)) for (const at of piece) yield fileAt(site, at)
}

const fileAt = ({ unread }: Pick<ParsedSite, 'unread'>, at: number) => unread(at, false).document.file
