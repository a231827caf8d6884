import type { LoadedSite } from '../pipeline/inspect'
import { type PageTools, createPageTools } from '../pipeline/inspect/page-tools'
import { likelyTexts } from '../pipeline/texts/likely-texts'

/**
 * Makes what a page is inspected with while somebody waits for it: no other page is read. Suggestions that are made of
 * other pages' texts come with the look at the whole site.
 */
export function createQuickTools(loaded: LoadedSite): PageTools {
  const tools = createPageTools(loaded, false)
  return {
    ...tools,
    surroundings: { ...tools.surroundings, elsewhere: () => new Set() },
    likely: likelyTexts(
      () => loaded.routes,
      loaded.images,
      () => [],
    ),
  }
}
