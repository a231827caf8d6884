import type { Site } from '../../schemas/types'
import type { City, ImageFile } from '../../sections/page/page-context'
import { citiesOf } from '../cities/nearby'
import { probeImages } from '../pictures/image-variants'
import { resolveVars } from '../site/resolve'
import type { LoadedSite } from '../site/site'
import { fillDocument, pageVariables, placeNamed } from '../documents/site-variables'
import { siteFileTexts } from '../schema/texts'
import type { PageFacts } from '../site/page'
import { absentRoutes, isPageShown } from '../site/page-on-day'
import { type SiteLanguages, knownLanguages } from '../site/translations'
import { publishedSite } from './absent-links'
import { type Parents, parentsAmong } from './breadcrumbs'

/** What all pages of a site are rendered with, in addition to their own content: plain data. */
export interface SiteModel extends SiteLanguages {
  site: Site
  /** The city pages in alphabetical order, in all languages. */
  cities: City[]
  /** The pictures that pages show, by their addresses. */
  images: Record<string, ImageFile>
  /** The year of the day that the site is opened for: hours have days that come back every year. */
  year: number
  /** The pages that have pages below them, if any. */
  parents?: Parents
  /** The routes and aliases of the pages that aren't on the site now. */
  absent?: string[]
  /** Whether it also has drafts and what isn't due, so that no search engine may list any page. */
  isPreview?: boolean
}

/**
 * Builds the model of a site.
 * @param probed what is known of pictures already
 */
export async function buildModel(
  loaded: Pick<LoadedSite, 'document' | 'publicFolder' | 'today' | 'showsAll'>,
  site: Site,
  facts: ModelFacts[],
  probed?: SiteModel['images'],
): Promise<SiteModel> {
  const shown = facts.filter((page) => isPageShown(page, loaded))
  const absent = absentRoutes(facts, loaded)
  const parents = parentsAmong(shown)
  const addresses = [...siteImages(loaded, site), ...shown.flatMap(({ images }) => images)]
  return {
    site: publishedSite(site, absent, loaded),
    cities: citiesOf(shown, site),
    images: await probeImages(loaded.publicFolder, addresses, site, probed),
    year: yearOf(loaded),
    ...(Object.keys(parents).length > 0 && { parents }),
    ...(absent.length > 0 && { absent }),
    ...knownLanguages(shown, site),
    ...(loaded.showsAll && { isPreview: true }),
  }
}

/** What the model needs to know of a page. */
type ModelFacts = Pick<PageFacts, 'route' | 'title' | 'vars' | 'images'> &
  Partial<Pick<PageFacts, 'aliases' | 'schedule' | 'translationOf' | 'index' | 'canonical'>>

/** Builds the model before any page is opened, without the pictures on pages. Its cities are those in the documents as they are. */
export function foreseeModel(loaded: LoadedSite, site: Site): Promise<SiteModel> {
  const pages = loaded.pages.map(({ route, file }) => {
    const { vars: writtenVars, place: writtenPlace, title = '', ...head } = loaded.headOf(file)
    const place = placeNamed({ place: writtenPlace })
    const vars = resolveVars(writtenVars, loaded, place)
    return {
      route,
      title: fillDocument(title, pageVariables(vars, loaded, place), loaded.cityCount).value,
      vars,
      images: [],
      ...head,
    }
  })
  return buildModel(loaded, site, pages)
}

/** The year of the day that a site is opened for. */
export const yearOf = ({ today }: Pick<LoadedSite, 'today'>): number => Number(today.slice(0, 4))

/** The addresses of the pictures that site.json names. */
export function siteImages({ document }: Pick<LoadedSite, 'document'>, site: Record<string, unknown> | Site): string[] {
  if (!document) return []
  const texts = siteFileTexts(document, { ...site })
  return texts.filter(({ format }) => format === 'image').map(({ text }) => text)
}
