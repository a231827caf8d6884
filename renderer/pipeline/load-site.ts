import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, listImages, listPublicFiles, publicFolder } from './documents/files'
import { parseDocument } from './documents/parse-document'
import { resolveSite } from './documents/resolve'
import type { Problem } from './problems/problem'
import type { LoadedSite, PageDocument, PageFile } from './site'
import { suggestionsFrom } from './suggestions'

/**
 * Lists the pages, pictures and public files of a site, and reads its other documents.
 * @param folder the folder of its JSON, as the author named it
 * @throws when the folder can't be read
 */
export const loadSite = (folder: string): LoadedSite => loadRooms(folder, ['pages', 'shared'])

/** Loads a site without listing its pages, for a server that reads each when its address is requested. */
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
 * Makes a loaded site of documents that are listed already.
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
  const namesIn = (room: string) =>
    names.flatMap((name) => (name.startsWith(room) ? [{ name, path: name.slice(room.length) }] : []))
  const shared = new Map(namesIn('shared/').map(({ name, path }) => [path.replace(/\.json$/, ''), parse(name)]))
  const document = names.includes('site.json') ? parse('site.json') : undefined
  const resolved = resolveSite(document)
  const pages = namesIn('pages/')
    .map(({ name, path }) => ({ route: toRoute(path), file: fileOf(name) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const files = new Set(names.map(fileOf))
  const site = {
    ...place,
    ...resolved,
    folder,
    document,
    shared,
    pages,
    problems: [...problems, ...resolved.problems],
    textOf: (file: string) => (files.has(file) ? place.read(file) : ''),
  }
  return { ...site, suggestions: suggestionsFrom(site) }
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
