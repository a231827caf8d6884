import { citiesOf } from '../../../renderer/pipeline/cities/cities-of'
import { sitemaps } from '../../../renderer/pipeline/emit/sitemap'
import type { LoadedSite, ValidPage } from '../../../renderer/pipeline/inspect'
import { createPageTools } from '../../../renderer/pipeline/inspect/page-tools'
import { aliasesOf } from '../../../renderer/pipeline/resolve/aliases-of'
import type { SiteModel } from '../../../renderer/pipeline/model'
import type { Progress } from '../../../renderer/pipeline/emit/images'
import type { SiteIndex } from './site-index'

/**
 * Reads all documents of a site, one after the other, and keeps what pages must know of each other.
 * A document that can't be read is left out.
 * @returns the index, and the files of the sitemap by their names
 */
export function gatherIndex(
  loaded: LoadedSite,
  onProgress: Progress,
): { index: SiteIndex; sitemaps: Record<string, string> } {
  const tools = createPageTools(loaded, false)
  const aliases: SiteIndex['aliases'] = {}
  const pages = loaded.routes.flatMap((route, at): ValidPage[] => {
    onProgress(at, loaded.routes.length)
    const { source } = loaded.page(at)
    const page = tools.readAgain(source)
    source.document.forget()
    if (!page) return []
    const { index, canonical } = page.data
    for (const alias of aliasesOf(page)) aliases[alias] = route
    const kept = { data: { index, canonical }, vars: page.vars }
    return [{ ...page, ...kept, origins: [], variables: {} } as unknown as ValidPage]
  })
  const site = tools.surroundings.site as unknown as SiteModel['site']
  const cities = citiesOf(pages)
  return {
    index: { pages: pages.length, cities, aliases },
    sitemaps: sitemaps({ site, pages }),
  }
}
