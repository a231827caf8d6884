import type { Site } from '../schemas/types'
import type { SourceDocument } from '../renderer/documents/document'
import type { PageContext } from '../sections/page/page-context'
import { ENGLISH } from '../sections/words/words'
import { parseDocument } from '../renderer/pipeline/parse-document'
import { type Images, listImages } from '../renderer/pictures/pictures'
import { siteOf } from '../renderer/pipeline/load-site'
import { type SiteModel, buildModel } from '../renderer/render/model'
import { type OpenSite, openLoaded } from '../renderer/pipeline/open-site'
import { SMALLEST_SITE, openTexts } from '../scripts/example-site'
import { type LoadedSite, commonDocuments } from '../renderer/site/site'
import type { SiteText } from '../renderer/schema/schemas'
import { readText } from '../renderer/schema/texts'
import { ELECTRICIAN } from '../scripts/fixtures'
import type { RenderablePage, ResolvedPage } from '../renderer/site/page'

/** Documents by their path in the site's folder: objects are written as JSON, texts as they are; undefined is no file. */
export type Documents = Record<string, object | string | undefined>

/** The smallest valid page, with these sections and keys. */
export function page(sections: object[] = [prose({ level: 1 })], more: object = {}): object {
  return {
    title: 'A page',
    description: 'What it says, in a sentence that is neither too short nor too long.',
    ...more,
    sections,
  }
}

/** The smallest valid section. */
export function prose(more: object = {}): object {
  return { type: 'prose', title: 'Words', body: 'Text.', ...more }
}

/** A site that has what most have. */
type UsualSite = Site & Required<Pick<Site, 'phone' | 'address' | 'logo'>>

/** The smallest valid site.json, with these keys. */
export function validSite(more: Partial<UsualSite> = {}): UsualSite {
  return { ...SMALLEST_SITE['site.json'], ...more }
}

/** What the components of a page in English get. */
export const pageContext = (site: Site, more: Partial<PageContext> = {}): PageContext => ({
  site,
  route: '/',
  vars: {},
  cities: [],
  hasMoreCities: false,
  images: {},
  language: 'en-US',
  words: ENGLISH,
  home: '/',
  translations: [],
  ...more,
})

/** What rendering needs of the smallest site, with these parts in place of its own. */
export function modelWith(parts: Partial<SiteModel> = {}): SiteModel {
  return { site: validSite(), cities: [], images: {}, year: 2026, ...parts }
}

/** A document of this text, or of this value as JSON, as it is parsed; one that can’t be read is broken. */
export function parsedDocument(content: object | string, file = 'pages/a.json'): SourceDocument {
  return parseDocument(file, written(content)).document
}

/** A site of exactly these documents, opened, right or not. */
export const resolvedSite = (documents: Documents): OpenSite => openLoaded(loadedSite(documents, {}))

/** A page as rendering is given it, made of a document that nobody checks. */
export function resolvedPage(document: object, route = '/a'): ResolvedPage & RenderablePage {
  const path = `pages${route === '/' ? '/index' : route}.json`
  const [resolved] = resolvedSite({ [path]: document }).resolvedPages
  return resolved as ResolvedPage & RenderablePage
}

/** A text of a page, which stands in a field of this format. */
export function siteText(format: string, text: string): SiteText {
  const path = ['text']
  return {
    path,
    format,
    text,
    origin: { document: parsedDocument({ text }, 'a.json'), path },
    ...readText(format, text),
  }
}

/**
 * A site of these documents as it is loaded: none of its pages is opened yet.
 * @param below the documents of which these are in place, by default those of the smallest valid site
 */
export function loadedSite(documents: Documents = {}, below: Documents = SMALLEST_SITE): LoadedSite {
  const logo = SMALLEST_SITE['site.json'].logo.light.src
  return siteOfTexts('', textsOf({ ...below, ...documents }), { images: new Map([[logo, undefined]]) })
}

let pictures: Images | undefined

/**
 * A site of these documents, over the smallest one that is valid, after all stages: as from a folder site.config.
 * @param images are the project's, where nothing else is said
 */
export function openedSite(documents: Documents = {}, images?: Images): OpenSite {
  const texts = [...textsOf({ ...SMALLEST_SITE, ...documents })].sort(([one], [other]) => (one < other ? -1 : 1))
  return openTexts(new Map(texts), images ?? (pictures ??= listImages(ELECTRICIAN.public)))
}

/** A site as it is with these documents in place of its own or beside them. */
export function changedSite(site: OpenSite, documents: Documents): OpenSite {
  const { folder, parsedPages } = site
  const all = [...commonDocuments(site), ...parsedPages.map(({ document }) => document)]
  const own = all.map(({ file, text }) => [file.slice(folder.length + 1), text] as const)
  const texts = [...new Map([...own, ...textsOf(documents)])].sort(([one], [other]) => (one < other ? -1 : 1))
  return openLoaded(siteOfTexts(folder, new Map(texts), site))
}

/** A site of exactly these documents, which has another's pictures and files. */
export const otherSite = (site: OpenSite, documents: Documents): OpenSite =>
  openLoaded(siteOfTexts(site.folder, textsOf(documents), site))

/**
 * All that rendering needs of a site.
 * @throws when its site.json is not valid
 */
export async function modelOf(open: OpenSite): Promise<SiteModel> {
  if (!open.site) throw new Error(open.problems.map(({ file, where, what }) => `${file}: ${where} ${what}`).join('\n'))
  return buildModel({ ...open, document: open.document }, open.site, open.facts)
}

const written = (content: object | string) => (typeof content === 'string' ? content : JSON.stringify(content, null, 2))

/** The texts of documents as they are written, by their paths. */
export const textsOf = (documents: Documents) =>
  new Map(
    Object.entries(documents).flatMap(([path, content]) =>
      content === undefined ? [] : [[path, written(content)] as const],
    ),
  )

const siteOfTexts = (
  folder: string,
  texts: Map<string, string>,
  place: Partial<Pick<LoadedSite, 'publicFolder' | 'images' | 'publicFiles'>>,
): LoadedSite =>
  siteOf(folder, [...texts.keys()], {
    publicFolder: place.publicFolder ?? '',
    images: place.images ?? new Map(),
    publicFiles: place.publicFiles ?? [],
    read: (file) => texts.get(folder ? file.slice(folder.length + 1) : file) ?? '',
  })
