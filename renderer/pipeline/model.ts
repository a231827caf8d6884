import type { Site } from '../../schemas/types'
import type { City, ImageFile } from '../../sections/page-context'
import type { OpenSite, ValidPage } from './inspect'
import { probeImages } from './images/probe-images'
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
  const texts = [
    ...siteTexts({ ...resolved, pages: [], unused: [] }),
    ...pages.flatMap((page) => pageTexts(page as never)),
  ]
  const addresses = texts.filter(({ format }) => format === 'image').map(({ text }) => text)
  const images = await probeImages(publicFolder, addresses, site.imageHost)
  return { site, pages, cities: citiesOf(pages), images }
}

/** The city pages in alphabetical order: every page whose vars name a city. */
export function citiesOf(pages: ValidPage[]): City[] {
  const cities = pages.flatMap(({ route, data: { vars } }): City[] => {
    if (!vars?.city) return []
    const [latitude, longitude] = (vars.coordinates ?? '').split(',').map(Number)
    const coordinates: [number, number] | undefined = latitude && longitude ? [latitude, longitude] : undefined
    return [{ name: vars.city, route, ...(coordinates ? { coordinates } : {}) }]
  })
  return cities.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
