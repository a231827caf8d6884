import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, listPublicFiles, listImages, publicFolder } from './documents/files'
import { parseDocument } from './documents/parse-document'
import type { Problem } from './problems/problem'
import { resolveSite } from './documents/resolve'
import type { LoadedSite, PageDocument, PageFile } from './site'
import { suggestionsFrom } from './suggestions'

/**
 * Finds out what a site has: its documents, its pictures, its files.
 * @param folder the folder of its JSON, as the author named it
 * @throws when the folder can't be read
 */
export const loadSite = (folder: string): LoadedSite => loadRooms(folder, ['pages', 'shared'])

/** The same without its pages: where each is read when somebody asks for its address, not even their names are. */
export const loadWithoutPages = (folder: string): LoadedSite => loadRooms(folder, ['shared'])

function loadRooms(folder: string, rooms: string[]): LoadedSite {
  const pictures = publicFolder(folder)
  const inside = (room: string) =>
    listFiles(join(folder, room)).flatMap((name) => (name.endsWith('.json') ? [`${room}/${name}`] : []))
  const hasSite = readdirSync(folder).includes('site.json')
  return siteOf(folder, [...rooms.flatMap(inside), ...(hasSite ? ['site.json'] : [])], {
    publicFolder: pictures,
    images: listImages(pictures),
    publicFiles: listPublicFiles(folder),
    read: (file) => readFileSync(file, 'utf8'),
  })
}

/**
 * Puts together a site of documents that somebody else has found.
 * @param names the documents' paths in the folder: "site.json", "pages/plano.json", "shared/permits.json"
 */
export function siteOf(
  folder: string,
  names: string[],
  place: Pick<LoadedSite, 'publicFolder' | 'images' | 'publicFiles' | 'read'>,
): LoadedSite {
  const fileOf = (name: string) => join(folder, name)
  const problems: Problem[] = []
  const parse = (name: string) => {
    const parsed = parseDocument(fileOf(name), place.read(fileOf(name)))
    problems.push(...parsed.problems)
    return parsed.document
  }
  const shared = new Map(
    names
      .filter((name) => name.startsWith('shared/'))
      .map((name) => [name.slice('shared/'.length).replace(/\.json$/, ''), parse(name)]),
  )
  const document = names.includes('site.json') ? parse('site.json') : undefined
  const resolved = resolveSite(document)
  const pages = names
    .filter((name) => name.startsWith('pages/'))
    .map((name) => ({ route: toRoute(name.slice('pages/'.length)), file: fileOf(name) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const site = { ...place, ...resolved, folder, document, shared, pages, problems: [...problems, ...resolved.problems] }
  const files = new Set(names.map(fileOf))
  const whole = { ...site, textOf: (file: string) => (files.has(file) ? place.read(file) : '') }
  return { ...whole, suggestions: suggestionsFrom(whole) }
}

/**
 * Reads and parses the document of a page.
 * @throws when the file can't be read
 */
export function readPage({ route, file }: PageFile, { read }: Pick<LoadedSite, 'read'>): PageDocument {
  return { route, ...parseDocument(file, read(file)) }
}

/** The route of a page's file: "workshops/texas-rail.json" is "/workshops/texas-rail", "index.json" is "/". */
export function toRoute(file: string): string {
  return `/${file.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`
}
