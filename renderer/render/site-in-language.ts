import type { Site } from '../../schemas/types'
import { wordsIn } from '../../sections/words/words'
import type { LanguageLink, PageContext } from '../../sections/page/page-context'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { isRecord } from '../documents/json-tree'
import { type SiteLanguage, isMultilingual, isRightToLeft, languagesOf, pageLanguage } from '../site/languages'
import type { Translation } from '../site/translations'
import type { SiteModel } from './model'

/** What a page gets in its language, apart from its own texts. */
export type LocalContext = Pick<PageContext, 'site' | 'language' | 'isRightToLeft' | 'words' | 'home' | 'translations'>

const sitesByModel = new WeakMap<SiteModel, Map<string, LocalContext>>()

/** What a page gets in its language. The site is the same object for all pages of a language. */
export function localContext(route: string, model: SiteModel): LocalContext {
  const language = pageLanguage(route, model.site)
  const sites = getOrInsertComputed(sitesByModel, model, () => new Map<string, LocalContext>())
  const shared = getOrInsertComputed(sites, language.path, () => inLanguage(language, model))
  return { ...shared, translations: linksToLanguages(route, language, model) }
}

function inLanguage(language: SiteLanguage, model: SiteModel): LocalContext {
  const { code, texts } = language
  const site = siteIn(language, model)
  const words = wordsIn(code, language.path === '' ? { ...model.site.words, ...texts?.words } : texts?.words)
  const home = homeOf(language, model) ?? '/'
  return { site, language: code, isRightToLeft: isRightToLeft(code), words, home, translations: [] }
}

/** The data of site.json in a language, whose links lead to pages in this language where there are any. */
function siteIn({ code, path, texts }: SiteLanguage, model: SiteModel): Site {
  const { site } = model
  if (languagesOf(site).length === 1 && !texts) return site
  const { name, tagline, hours, licenses, navigation, notice, headerButton, phoneBar, footer } = texts ?? {}
  const local: Site = {
    ...site,
    language: code,
    ...(name && { name }),
    ...(tagline && { tagline }),
    ...(licenses && { licenses }),
    ...(headerButton && { headerButton }),
    ...(phoneBar && { phoneBar }),
    ...(hours && { hours: { ...site.hours, ...hours } }),
    ...(notice && site.notice && { notice: { ...site.notice, ...notice } }),
    navigation: navigation ?? site.navigation,
    footer: footer ?? site.footer,
  }
  const translated = (link: string) => translatedLink(link, path, model)
  const embeds = embedsIn(site.embeds, texts, translated)
  return {
    ...local,
    navigation: withLinks(local.navigation, translated) as Site['navigation'],
    footer: withLinks(local.footer, translated) as Site['footer'],
    ...(local.headerButton && { headerButton: withLinks(local.headerButton, translated) as Site['headerButton'] }),
    ...(local.phoneBar && { phoneBar: withLinks(local.phoneBar, translated) as Site['phoneBar'] }),
    ...(local.notice && { notice: withLinks(local.notice, translated) as Site['notice'] }),
    ...(embeds && { embeds }),
  }
}

/** What a form asks and what consent says in a language; the page of thanks is that of the language, if there is one. */
function embedsIn(
  embeds: Site['embeds'],
  texts: SiteLanguage['texts'],
  translated: (link: string) => string,
): Site['embeds'] {
  if (!embeds) return undefined
  const { quoteForm, consent } = embeds
  return {
    ...embeds,
    ...(quoteForm && {
      quoteForm: {
        ...quoteForm,
        ...texts?.quoteForm,
        ...(quoteForm.thanks && { thanks: translated(quoteForm.thanks) }),
      },
    }),
    ...(consent && { consent: texts?.consent ?? consent }),
  }
}

/** A value whose "href" members are replaced. */
function withLinks(value: unknown, replace: (link: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withLinks(entry, replace))
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([name, member]) => [
    name,
    name === 'href' && typeof member === 'string' ? replace(member) : withLinks(member, replace),
  ])
  return Object.fromEntries(members)
}

/** Where a link leads on pages in the language of a path: "/services#price" to "/es/servicios#price". */
function translatedLink(link: string, path: string, model: SiteModel): string {
  const [route = '', rest = ''] = link.split(/(?=[?#])/, 2)
  const translation = translationIn(path, route, model)
  return translation ? translation.route + rest : link
}

/** The page in the language of a path that says the same as another page. */
const translationIn = (path: string, route: string, model: SiteModel): Translation | undefined =>
  model.translations?.[route]?.find((page) => pageLanguage(page.route, model.site).path === path)

/** The route of the home page of a language, if it has one. */
const homeOf = ({ path }: SiteLanguage, model: SiteModel): string | undefined =>
  path === '' ? '/' : (translationIn(path, '/', model)?.route ?? model.homes?.find((home) => home === path))

/** The links from a page to the same page in the other languages, or to their home pages. */
function linksToLanguages(route: string, { path }: SiteLanguage, model: SiteModel): LanguageLink[] {
  return languagesOf(model.site).flatMap((language): LanguageLink[] => {
    if (language.path === path) return []
    const href = translationIn(language.path, route, model)?.route ?? homeOf(language, model)
    return href === undefined ? [] : [{ code: language.code, label: language.label, href }]
  })
}

/** An address under which search engines find a page in a language. */
export interface Alternate {
  code: string
  route: string
}

/** The addresses of a page in all of its languages, itself among them; nothing unless it has several and may be listed. */
export function alternatesOf(route: string, model: SiteModel): Alternate[] {
  const listed = (model.translations?.[route] ?? []).filter(({ isListed }) => isListed)
  if (listed.length < 2 || !listed.some((page) => page.route === route)) return []
  const alternates = listed.map((page) => ({ code: pageLanguage(page.route, model.site).code, route: page.route }))
  const usual = listed.find((page) => pageLanguage(page.route, model.site).path === '') ?? listed[0]
  return usual ? [...alternates, { code: 'x-default', route: usual.route }] : alternates
}

/** What a page shows that depends on the languages of other pages, for the hash of its HTML. */
export function languageInputs(route: string, model: SiteModel): unknown[] {
  if (!isMultilingual(model.site)) return []
  const { site, home, translations } = localContext(route, model)
  const { navigation, footer, notice, headerButton, phoneBar, embeds } = site
  return [alternatesOf(route, model), translations, home, navigation, footer, notice, headerButton, phoneBar, embeds]
}
