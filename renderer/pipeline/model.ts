import type { Site } from '../../schemas/types'
import type { City, ImageFile } from '../../sections/page-context'
import { citiesOf } from './cities/nearby'
import type { PageFacts } from './facts'
import { probeImages } from './emit/image-variants'
import type { LoadedSite } from './site'
import { siteFileTexts } from './documents/texts'

/** What all pages of a site are rendered with, beside their own content: plain data. */
export interface SiteModel {
  site: Site
  /** The city pages in alphabetical order. */
  cities: City[]
  /** What is known of each picture that pages show, by its address. */
  images: Record<string, ImageFile>
}

/**
 * Puts together what rendering needs.
 * @param site what a valid site.json says
 * @param facts of the pages that can be rendered
 */
export async function buildModel(
  loaded: Pick<LoadedSite, 'document' | 'publicFolder'>,
  site: Site,
  facts: Pick<PageFacts, 'route' | 'vars' | 'images'>[],
): Promise<SiteModel> {
  const addresses = [...siteImages(loaded, site), ...facts.flatMap(({ images }) => images)]
  return { site, cities: citiesOf(facts), images: await probeImages(loaded.publicFolder, addresses, site.imageHost) }
}

/** The addresses of the pictures that site.json names. */
export function siteImages({ document }: Pick<LoadedSite, 'document'>, site: Record<string, unknown> | Site): string[] {
  if (!document) return []
  return siteFileTexts(document, { ...site }).flatMap(({ format, text }) => (format === 'image' ? [text] : []))
}
