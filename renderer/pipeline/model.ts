import type { Site } from '../../schemas/types'
import type { City, ImageFile } from '../../sections/page-context'
import type { CheckedSite } from './check-site'
import { citiesOf } from './cities/cities-of'
import type { OpenSite, ValidPage } from './inspect'
import { probeImages } from './images/probe-images'
import type { ResolvedSite } from './resolved'
import type { FormattedText } from './texts/formatted-texts'
import { pageTexts, siteTexts } from './texts/site-texts'

/** All that the pages of a site need to be rendered: plain data. */
export interface SiteModel {
  site: Site
  pages: ValidPage[]
  cities: City[]
  images: Record<string, ImageFile>
}

/**
 * Puts together what rendering needs.
 * @param open a site whose site.json is valid
 * @param pages the pages that can be rendered
 */
export async function buildModel(
  { resolved, publicFolder }: OpenSite,
  site: Site,
  pages: ValidPage[],
): Promise<SiteModel> {
  const texts = pages.flatMap((page) => pageTexts(page as never))
  const addresses = [...siteImages(resolved), ...imagesAmong(texts)]
  const images = await probeImages(publicFolder, addresses, site.imageHost)
  return { site, pages, cities: citiesOf(pages), images }
}

/**
 * The same of a site whose pages passed by, and have left their records. All of them must be fine.
 * @param known pictures that were looked at while the pages passed
 */
export async function buildModelOfRecords(
  { resolved, publicFolder, pages, records }: CheckedSite,
  site: Site,
  known: SiteModel['images'] = {},
): Promise<SiteModel> {
  const addresses = [...siteImages(resolved), ...records.flatMap(({ texts }) => texts.images)]
  const images = await probeImages(publicFolder, addresses, site.imageHost, known)
  return { site, pages, cities: citiesOf(pages), images }
}

/** The addresses of the pictures that site.json names. */
export const siteImages = (resolved: ResolvedSite): string[] =>
  imagesAmong(siteTexts({ ...resolved, pages: [], unused: [] }))

const imagesAmong = (texts: FormattedText[]) => texts.flatMap(({ format, text }) => (format === 'image' ? [text] : []))
