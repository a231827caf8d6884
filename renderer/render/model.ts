import type { Site } from '../../schemas/types'
import type { City, ImageFile } from '../../sections/page/page-context'
import { citiesOf } from '../cities/nearby'
import { probeImages } from '../pictures/image-variants'
import type { LoadedSite } from '../site/site'
import { siteFileTexts } from '../schema/texts'
import type { PageFacts } from '../site/page'

/** What all pages of a site are rendered with, in addition to their own content: plain data. */
export interface SiteModel {
  site: Site
  /** The city pages in alphabetical order. */
  cities: City[]
  /** The pictures that pages show, by their addresses. */
  images: Record<string, ImageFile>
}

/** Builds the model of a site. */
export async function buildModel(
  loaded: Pick<LoadedSite, 'document' | 'publicFolder'>,
  site: Site,
  facts: Pick<PageFacts, 'route' | 'vars' | 'images'>[],
): Promise<SiteModel> {
  const addresses = [...siteImages(loaded, site), ...facts.flatMap(({ images }) => images)]
  return { site, cities: citiesOf(facts), images: await probeImages(loaded.publicFolder, addresses, site) }
}

/** The addresses of the pictures that site.json names. */
export function siteImages({ document }: Pick<LoadedSite, 'document'>, site: Record<string, unknown> | Site): string[] {
  if (!document) return []
  const texts = siteFileTexts(document, { ...site })
  return texts.filter(({ format }) => format === 'image').map(({ text }) => text)
}
