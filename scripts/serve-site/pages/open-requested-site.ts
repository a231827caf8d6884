import type { Site } from '../../../schemas/types'
import { siteImages } from '../../../renderer/pipeline/model'
import type { SiteModel } from '../../../renderer/pipeline/model'
import type { LoadedSite } from '../../../renderer/pipeline/inspect'
import { type PageTools, createPageTools } from '../../../renderer/pipeline/inspect/page-tools'
import type { Problem } from '../../../renderer/pipeline/problem'
import type { ImageFile } from '../../../sections/page-context'
import type { SiteIndex } from './site-index'
import { siteFileProblems } from './site-file-problems'

/** Finds out what is known of pictures, by their addresses. */
export type ProbeImages = (addresses: string[], host: Site['imageHost']) => Promise<Record<string, ImageFile>>

/** A site whose pages are read when they are asked for. */
export interface RequestedSite {
  loaded: LoadedSite
  tools: PageTools
  index: SiteIndex
  /** Its pages are those that are being rendered, its pictures those that a page has shown so far. */
  model: SiteModel
  probe: ProbeImages
}

/**
 * Opens a site without looking at its pages.
 * @param loaded with no pages
 * @returns no site where site.json has an error
 */
export async function openRequestedSite(
  loaded: LoadedSite,
  index: SiteIndex,
  probe: ProbeImages,
): Promise<{ site?: RequestedSite; problems: Problem[] }> {
  const tools = createPageTools(loaded, false)
  const problems = [...loaded.problems, ...siteFileProblems(loaded, tools)]
  const { site: document } = loaded
  if (!document || problems.some(({ file, severity }) => file === document.file && severity === 'error'))
    return { problems }
  const data = tools.surroundings.site
  const site = data as unknown as Site
  const resolved = { document, site: data, pages: [], unused: [], used: [], unfilled: [] }
  const images = await probe([...new Set(siteImages(resolved))], site.imageHost)
  const model = { site, pages: [], cities: index.cities, images }
  return { site: { loaded, tools, index, model, probe }, problems }
}
