import { expectedCities } from '../../renderer/pipeline/cities/expected-cities'
import { probeImages } from '../../renderer/pipeline/images/probe-images'
import type { LoadedSite } from '../../renderer/pipeline/inspect'
import type { SiteModel } from '../../renderer/pipeline/model'
import { resolveSite } from '../../renderer/pipeline/resolve/resolve-site'
import type { Site } from '../../schemas/types'
import type { ImageFile } from '../../sections/page-context'

/** What pages will be rendered with, where all documents are right: enough of it stands plainly in the documents. */
export async function expectedModel(loaded: LoadedSite): Promise<SiteModel> {
  const site = resolveSite(loaded.site).data as unknown as Site
  const found = await Promise.all(
    [...loaded.images].map(([address, size]) =>
      size || address.endsWith('.svg') ? probe(loaded.publicFolder, address, site) : {},
    ),
  )
  return { site, pages: [], cities: expectedCities(loaded), images: Object.assign({}, ...found) }
}

async function probe(publicFolder: string, address: string, { imageHost }: Site): Promise<Record<string, ImageFile>> {
  try {
    return await probeImages(publicFolder, [address], imageHost)
  } catch {
    // one that can't be read is told where a page shows it
    return {}
  }
}
