import type { LoadedSite } from '../inspect'
import { InspectedPages } from '../inspect/inspected-pages'
import type { PageTools } from '../inspect/page-tools'
import { type Chunks, takeChunks } from './chunks'

/** Inspects the pages of one piece after the other, as long as there are some; of each only what rules ask for is kept. */
export function* inspectChunks(
  loaded: LoadedSite,
  tools: PageTools,
  chunks: Chunks,
): Generator<{ number: number; pages: InspectedPages }> {
  const routes = new Set(loaded.routes)
  for (const { number, from, to } of takeChunks(chunks)) {
    const pages = new InspectedPages(routes, false)
    for (let at = from; at < to; at++) pages.inspect(loaded.page(at), tools)
    yield { number, pages }
  }
}
