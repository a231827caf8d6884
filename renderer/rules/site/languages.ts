import { ENGLISH, WORD_LANGUAGES, baseLanguage } from '../../../sections/words/words'
import { isRecord } from '../../documents/json-tree'
import { count } from '../../problems/pretty'
import type { Description } from '../../problems/problem'
import { didYouMean } from '../../problems/suggest'
import { type SiteLanguage, languagesOf, pageLanguage } from '../../site/languages'
import type { PageFacts } from '../../site/page'
import { SITE_FILE, markedPage, markedSite, otherPage } from '../definition/examples'
import { type Finding, type SiteView, errors, originIn, repeatsAmong, warnings } from '../definition/rule'

/** The smallest site.json with pages in Spanish under /es. */
const BILINGUAL = SITE_FILE.replace('{', '{\n  "languages": [{ "code": "es", "path": "/es" }],')

export const LANGUAGE_RULES = [
  ...errors({
    'repeated-language': {
      asks: 'Each language is in the list once, has a path of its own, and only the site’s own language has none.',
      why: 'A page is in the language whose path its address begins with. With two for one path, nobody could tell which.',
      fix: 'Give each language another code and another path. The language without a path is the one in "language".',
      example: markedSite(
        '"languages": [{ "code": "es", "path": "/es" }, { "code": "es-MX", "path": «"/es"» }]',
        '"/mx"',
      ),
      checkSite: (view) => {
        const { document, data } = view.site
        if (!document || !Array.isArray(data.languages)) return []
        const entries = data.languages.map((entry: unknown, index) => ({ index, ...(isRecord(entry) ? entry : {}) }))
        const findings = (['code', 'path'] as const).flatMap((name) =>
          repeatsAmong<Record<string, unknown> & { index: number }>(entries, (entry) => textOf(entry[name])).map(
            ([entry]): Finding => ({
              origin: { document, path: ['languages', entry.index, name] },
              what: `is also the ${name} of another language`,
            }),
          ),
        )
        return [...findings, ...ownLanguage(view, entries)]
      },
    },
    'wrong-translation': {
      asks: 'A translation is in another language than the page that it translates, which is no translation itself.',
      why: 'Search engines and the links between languages lead each reader to the page in their own language, which must be known.',
      fix: 'Name the page that was written first, by its own address, in each of its translations, and nothing in that page itself.',
      example: markedPage({ more: '"translationOf": «"/bread"»', body: 'We bake [bread](/bread).' }, '"/es/pan"', {
        'site.json': BILINGUAL,
        'pages/bread.json': otherPage('Bread', 'Rye and wheat.'),
        'pages/es/pan.json': otherPage('Pan', 'De centeno y de trigo.'),
      }),
      checkSite: (view) => {
        const pagesByRoute = new Map([...view.pages, ...view.absentByRoute.values()].map((page) => [page.route, page]))
        return view.pages.flatMap((page) => {
          const description = describeWrong(page, pagesByRoute, view)
          return description ? [{ origin: originIn(view, page.file, ['translationOf']), ...description }] : []
        })
      },
    },
    'repeated-translation': {
      asks: 'A page has one translation in each language.',
      why: 'Search engines and the links between languages can lead readers to only one of them.',
      fix: 'Delete "translationOf" in the page that isn’t the translation, or keep one page of the two.',
      example: markedPage({ more: '"translationOf": «"/es/pan"»', body: 'We bake [bread](/bread).' }, '"/es"', {
        'site.json': BILINGUAL,
        'pages/bread.json': otherPage('Bread', 'Rye and wheat.', { translationOf: '/es/pan' }),
        'pages/es.json': otherPage('Inicio', 'Somos una panadería. Vea [el pan](/es/pan).'),
        'pages/es/pan.json': otherPage('Pan', 'De centeno y de trigo.'),
      }),
      checkSite: (view) =>
        repeatsAmong(view.pages, ({ route, translationOf }) =>
          translationOf ? `${pageLanguage(route, view.site.data).path} ${translationOf}` : undefined,
        ).map(([page, first]) => ({
          origin: originIn(view, page.file, ['translationOf']),
          what: `already has ${first.file} as its translation into ${labelOf(page, view)}`,
        })),
    },
  }),
  ...warnings({
    'missing-words': {
      asks: 'A language that Plat doesn’t speak has all words of the design.',
      why: 'Visitors would read, and screen readers say, English words such as "Skip to content" among those of their language.',
      fix: 'Add "words" to the language, with all of them. Plat has them in English and Spanish.',
      example: markedSite('"languages": [{ "code": «"he"», "path": "/es" }]', '"es"'),
      checkSite: ({ site: { document, data } }) => {
        if (!document || !Array.isArray(data.languages)) return []
        return data.languages.flatMap((entry: unknown, index): Finding[] => {
          if (!isRecord(entry) || typeof entry.code !== 'string') return []
          const words = isRecord(entry.words) ? entry.words : {}
          const missing = Object.keys(ENGLISH).filter((name) => !Object.hasOwn(words, name))
          if (WORD_LANGUAGES.includes(baseLanguage(entry.code)) || missing.length === 0) return []
          const [first = '', ...others] = missing
          const more = others.length > 0 ? ` and ${count(others.length, 'more word')}` : ''
          return [
            {
              origin: { document, path: ['languages', index, 'code'] },
              what: `has pages that say ${JSON.stringify(first)}${more} in English`,
              hint: `Add to the "words" of this language: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}`,
            },
          ]
        })
      },
    },
  }),
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const labelOf = ({ route }: PageFacts, { site }: SiteView) => pageLanguage(route, site.data).label

/** The language without a path, if it isn't the site's own. */
function ownLanguage(
  { site: { document, data } }: SiteView,
  entries: (Record<string, unknown> & { index: number })[],
): Finding[] {
  const entry = entries.find(({ path }) => path === '')
  const language = textOf(data.language) ?? 'en-US'
  if (!document || !entry || entry.code === language) return []
  return [
    {
      origin: { document, path: ['languages', entry.index, 'code'] },
      what: `is the language of the pages without a path, but "language" is ${language}`,
      hint: `Write "${language}", or give this language a path.`,
    },
  ]
}

/** What is wrong with the page that a page translates. One that doesn't exist is a broken link. */
function describeWrong(
  { route, translationOf }: PageFacts,
  pagesByRoute: Map<string, PageFacts>,
  view: SiteView,
): Description | undefined {
  if (translationOf === undefined) return undefined
  const { data } = view.site
  if (translationOf === route) return { what: 'is the address of this page itself', hint: 'Delete the line.' }
  const original = pagesByRoute.get(translationOf)
  if (!original) {
    const { page } = view.addresses.byRoute.get(translationOf) ?? {}
    const routes = [...pagesByRoute.keys()]
    if (!page) return { what: 'is not the address of a page', hint: didYouMean(translationOf, routes, FIX) }
    return { what: `is only an alias of ${page.route}`, hint: `Write "${page.route}".` }
  }
  if (original.translationOf !== undefined)
    return {
      what: `is a translation of ${original.translationOf} itself`,
      hint: `Write "${original.translationOf}", the page that was written first.`,
    }
  const [language, other] = [pageLanguage(route, data), pageLanguage(translationOf, data)]
  if (language.path !== other.path) return undefined
  return { what: `is in ${language.label}, as this page is`, hint: hintFor(language, data) }
}

const FIX = 'Write the address of the page that this one translates.'

/** How a page gets another language. */
function hintFor({ path }: SiteLanguage, data: object): string {
  const others = languagesOf(data).filter((language) => language.path !== path)
  if (others.length === 0) return 'Add "languages" to site.json, and move the page to the path of its language.'
  const paths = others.map((language) => `${language.path || '/'} (${language.label})`)
  return `A page’s language follows from its address: move it below ${paths.join(' or ')}, or delete the line.`
}
