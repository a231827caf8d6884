import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Site } from '../schemas/types'
import type { SiteSources, SourceDocument } from '../renderer/pipeline/documents/document'
import { parseDocument } from '../renderer/pipeline/documents/parse-document'
import { parseAll, parseDocuments, parsedSite } from '../renderer/pipeline/documents/parse-documents'
import { type Images, listImages } from '../renderer/pipeline/images/public-folder'
import { type LoadedSite, type OpenSite, type ValidPage, inspect } from '../renderer/pipeline/inspect'
import { loadSite } from '../renderer/pipeline/load-site'
import { type SiteModel, buildModel } from '../renderer/pipeline/model'
import { resolve } from '../renderer/pipeline/resolve'
import type { ResolvedPage } from '../renderer/pipeline/resolved'
import { SMALLEST_SITE, openTexts } from '../renderer/pipeline/rules/example-site'
import type { SiteText } from '../renderer/pipeline/texts/site-texts'

/** Documents by their path in the site's folder: objects are written as JSON, texts as they are; undefined is no file. */
export type Documents = Record<string, object | string | undefined>

/** A folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plat-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a site of these documents, over the smallest one that is valid, and names its folder. */
export function temporarySite(documents: Documents = {}): string {
  const folder = join(temporaryFolder(), 'site.config')
  for (const [path, text] of textsOf({ ...SMALLEST_SITE, ...documents })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** A copy of the site that ships with the project. Its pictures are the project's. */
export function copyOfRealSite(): string {
  const folder = join(temporaryFolder(), 'site.config')
  cpSync('site.config', folder, { recursive: true })
  return folder
}

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

/** The smallest valid site.json, with these keys. */
export function validSite(more: Partial<Site> = {}): Site {
  return { ...SMALLEST_SITE['site.json'], ...more }
}

/** What rendering needs of the smallest site but its pages, with these parts in place of its own. */
export function modelWith(parts: Partial<SiteModel> = {}): SiteModel {
  return { site: validSite(), pages: [], cities: [], images: {}, ...parts }
}

/** A document of this text, or of this value as JSON, as it is parsed; one that can’t be read is broken. */
export function parsedDocument(content: object | string, file = 'pages/a.json'): SourceDocument {
  return parseDocument(file, written(content)).document
}

/** Exactly these documents, parsed. */
export function sourcesOf(documents: Documents): SiteSources {
  return parseAll(parsedTexts('', textsOf(documents))).sources
}

/** A site of exactly these documents with shared sections and variables in place, right or not, and what is told of that. */
export function resolvedSite(documents: Documents): ReturnType<typeof resolve> {
  return resolve(sourcesOf(documents))
}

/** A page as rendering is given it, made of a document that nobody checks. */
export function resolvedPage(document: object, route = '/a'): ResolvedPage & ValidPage {
  const path = `pages${route === '/' ? '/index' : route}.json`
  const [resolved] = resolvedSite({ [path]: document }).resolved.pages
  return resolved as ResolvedPage & ValidPage
}

/** A text of a page, which stands in a field of this format. */
export function siteText(format: string, text: string): SiteText {
  const path = ['text']
  return { path, format, text, origin: { document: parsedDocument({ text }, 'a.json'), path } }
}

/**
 * A site of these documents, over the smallest one that is valid, as it is found: none of its pages is parsed yet.
 * @param reads is told the names of the documents in the order in which they are read
 */
export function loadedSite(documents: Documents = {}, reads: string[] = []): LoadedSite {
  const texts = textsOf({ ...SMALLEST_SITE, ...documents })
  const logo = SMALLEST_SITE['site.json'].logo.light.src
  const parsed = parsedTexts('', texts, reads)
  return { folder: '', publicFolder: '', images: new Map([[logo, undefined]]), publicFiles: [], ...parsed }
}

/** The same of a site that stands on the disk, in a folder that is deleted when the test ends. */
export async function loadedFromDisk(documents: Documents = {}): Promise<LoadedSite> {
  return loadSite(temporarySite(documents))
}

let pictures: Images | undefined

/**
 * A site of these documents, over the smallest one that is valid, after all stages: as from a folder site.config.
 * @param images are the project's, where nothing else is said
 */
export function openedSite(documents: Documents = {}, images?: Images): OpenSite {
  const texts = [...textsOf({ ...SMALLEST_SITE, ...documents })].sort(([one], [other]) => (one < other ? -1 : 1))
  return openTexts(new Map(texts), images ?? (pictures ??= listImages('public')))
}

/** A site as it is with these documents in place of its own or beside them. The others are not parsed again. */
export function changedSite(site: OpenSite, documents: Documents): OpenSite {
  const { sources, problems } = parseAll(parsedTexts(site.folder, textsOf(documents)))
  const pages = new Map([...site.sources.pages, ...sources.pages].map((page) => [page.document.file, page]))
  const all = {
    site: sources.site ?? site.sources.site,
    pages: [...pages.values()],
    shared: new Map([...site.sources.shared, ...sources.shared]),
  }
  return inspect({ ...site, ...parsedSite(all, problems) }, true)
}

/** A site of exactly these documents, which has another's pictures and files. */
export function otherSite(site: OpenSite, documents: Documents): OpenSite {
  return inspect({ ...site, ...parsedTexts(site.folder, textsOf(documents)) }, true)
}

/**
 * All that rendering needs of a site.
 * @throws when its site.json is not valid
 */
export async function modelOf(open: OpenSite): Promise<SiteModel> {
  if (!open.site) throw new Error(open.problems.map(({ file, where, what }) => `${file}: ${where} ${what}`).join('\n'))
  return buildModel(open, open.site, open.pages)
}

const written = (content: object | string) => (typeof content === 'string' ? content : JSON.stringify(content, null, 2))

const textsOf = (documents: Documents) =>
  new Map(
    Object.entries(documents).flatMap(([path, content]) =>
      content === undefined ? [] : [[path, written(content)] as const],
    ),
  )

const parsedTexts = (folder: string, texts: Map<string, string>, reads: string[] = []) =>
  parseDocuments(folder, texts.keys(), (name) => {
    reads.push(name)
    return texts.get(name) ?? ''
  })
