import { getOrInsertComputed } from '../documents/get-or-insert'
import { isMultilingual, languagesOf } from './languages'
import type { PageFacts } from './page'

/** A page in one of its languages. */
export interface Translation {
  route: string
  /** Whether search engines may list it at this address. */
  isListed: boolean
}

/** The pages that say the same in different languages, the original first, by the routes of all of them. */
export type Translations = Record<string, Translation[]>

/** What must be known of a page for this. */
type TranslatedPage = Pick<PageFacts, 'route'> & Partial<Pick<PageFacts, 'translationOf' | 'index' | 'canonical'>>

/** Finds the translations among the pages that are on the site. One of a page that isn't there belongs to the others of that page. */
export function translationsAmong(pages: TranslatedPage[]): Translations {
  const routesOfOriginals = new Set(pages.map(({ translationOf }) => translationOf).filter(Boolean))
  const groups = new Map<string, Translation[]>()
  const originalsFirst = [
    ...pages.filter(({ translationOf }) => !translationOf),
    ...pages.filter(({ translationOf }) => translationOf),
  ]
  for (const { route, translationOf = route, index, canonical } of originalsFirst) {
    if (!routesOfOriginals.has(translationOf)) continue
    const isListed = index !== false && canonical === undefined
    getOrInsertComputed(groups, translationOf, () => []).push({ route, isListed })
  }
  const several = [...groups.values()].filter(({ length }) => length > 1)
  return Object.fromEntries(several.flatMap((group) => group.map(({ route }) => [route, group])))
}

/** What is known of a site's pages in several languages; nothing if it has only one. */
export interface SiteLanguages {
  translations?: Translations
  /** The paths of languages that are the address of a page. */
  homes?: string[]
}

/**
 * Finds out what is known of a site's languages.
 * @param shown the pages that are on the site
 * @param site the data of site.json
 */
export function knownLanguages(shown: TranslatedPage[], site: object): SiteLanguages {
  if (!isMultilingual(site)) return {}
  const routes = new Set(shown.map(({ route }) => route))
  const paths = languagesOf(site).map(({ path }) => path)
  return { translations: translationsAmong(shown), homes: paths.filter((path) => routes.has(path)) }
}
