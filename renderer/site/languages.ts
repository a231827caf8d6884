import type { Language, Site } from '../../schemas/types'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { isRecord } from '../documents/json-tree'

/** The language of a site's texts, as a tag: "en-US". */
export const siteLanguage = ({ language = 'en-US' }: Pick<Site, 'language'>): string => language

/** A language of a site. */
export interface SiteLanguage {
  /** "en-US" */
  code: string
  /** What the addresses of its pages begin with: "/es"; empty for the site's own language. */
  path: string
  /** What the language calls itself: "Español". */
  label: string
  /** The texts of site.json in this language, where it has others. */
  texts?: Language
}

const languagesBySite = new WeakMap<object, SiteLanguage[]>()

/** The languages of a site, its own first. @param site the data of site.json, valid or not */
export const languagesOf = (site: object): SiteLanguage[] =>
  getOrInsertComputed(languagesBySite, site, () => readLanguages(site))

function readLanguages(site: { language?: unknown; languages?: unknown }): SiteLanguage[] {
  const entries: unknown[] = Array.isArray(site.languages) ? site.languages : []
  const languages = entries.filter(isLanguage).map((entry) => languageOf(entry.code, entry.path, entry))
  const code = siteLanguage(typeof site.language === 'string' ? { language: site.language } : {})
  const written = languages.find(({ path }) => path === '')
  return [written ?? languageOf(code, ''), ...languages.filter(({ path }) => path !== '')]
}

const isLanguage = (entry: unknown): entry is Language =>
  isRecord(entry) && typeof entry.code === 'string' && typeof entry.path === 'string'

const languageOf = (code: string, path: string, texts?: Language): SiteLanguage => ({
  code,
  path,
  label: texts?.label ?? nameOf(code),
  ...(texts && { texts }),
})

/** What a language calls itself: "es" is "Español". */
function nameOf(code: string): string {
  try {
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
    return name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(code))
  } catch {
    // a wrong code is reported where it is written
    return code
  }
}

/** Whether a site has pages in several languages. */
export const isMultilingual = (site: object): boolean => languagesOf(site).length > 1

/** The language of a page: the one whose path its address begins with, or the site's own. */
export function pageLanguage(route: string, site: object): SiteLanguage {
  const [own, ...others] = languagesOf(site)
  const isWithin = ({ path }: SiteLanguage) => route === path || route.startsWith(`${path}/`)
  // of "/pt" and "/pt-br", the longer one comes first
  const [language = own] = others.filter(isWithin).sort((a, b) => b.path.length - a.path.length)
  // readLanguages returns the site's own language at least
  return language ?? languageOf('en-US', '')
}

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** Whether a language is written from right to left. */
export const isRightToLeft = (code: string): boolean => RIGHT_TO_LEFT.has(new Intl.Locale(code).maximize().script ?? '')

/** A language as Open Graph names it: "es" is "es_ES". */
export function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}_${region}` : language
}
