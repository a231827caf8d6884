import { accessSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KnownCities, createCityCount } from '../documents/city-count'
import { type FoundFile, findFiles, findPublicFiles, ownPublicFolder, publicFolder } from '../documents/files'
import { isRecord } from '../documents/json-tree'
import { publicDrawingFault } from '../pictures/drawing-files'
import { listImages } from '../pictures/pictures'
import { createWritingTimes } from '../documents/writing-times'
import { parseDocument } from './parse-document'
import { FileError } from '../problems/file-error'
import type { Problem } from '../problems/problem'
import { FORMAT_RULES } from '../rules/values/formats'
import { siteVariableProblems } from '../rules/content/references'
import { MAX_LENGTH } from '../rules/syntax/syntax'
import type { LoadedSite, Suggestions } from '../site/site'
import { ROOMS, isBesideDocuments, sortFiles } from '../site/strays'
import { siteFileTexts, textsOfPage } from '../schema/texts'
import { validTextAt } from '../validate/validator'
import type { PageFile, ParsedPage } from '../site/page'
import { resolvePage, resolveSite } from '../site/resolve'

/**
 * Lists the pages, pictures and public files of a site, and reads its other documents.
 * @param folder the folder of its JSON, as the author named it
 * @param cities what is known of its cities
 * @throws when the folder can't be read
 */
export function loadSite(folder: string, cities?: KnownCities): LoadedSite {
  // a folder that is not there would seem to be empty
  accessSync(folder)
  const pictures = publicFolder(folder)
  const inside = (room: string) =>
    findFiles(join(folder, room), folder, isBesideDocuments).map((found) => ({
      ...found,
      name: `${room}/${found.name}`,
    }))
  const outside = findFiles(folder, folder, (name) => isBesideDocuments(name) || ROOMS.includes(name))
  const found = [...ROOMS.flatMap(inside), ...outside]
  const ofPublic = findPublicFiles(folder)
  const faultsOf = (files: typeof found, below: string) =>
    files.flatMap(({ name, fault }) => (fault ? [{ file: join(below, name), fault }] : []))
  // what is wrong with those of images/ is known by their address
  const others = ofPublic.filter(({ name }) => !name.startsWith('images/'))
  const brokenDrawings = others.flatMap(({ name, fault }) => {
    const file = join(ownPublicFolder(folder), name)
    const drawingFault = fault ? undefined : publicDrawingFault(file)
    return drawingFault ? [{ file, name, fault: drawingFault }] : []
  })
  const broken = new Set(brokenDrawings.map(({ name }) => name))
  return siteOf(folder, namesOf(found), {
    publicFolder: pictures,
    images: listImages(pictures),
    publicFiles: namesOf(ofPublic)
      .filter((name) => !broken.has(name))
      .map((name) => `/${name}`),
    brokenDrawings,
    strays: [...faultsOf(found, folder), ...faultsOf(others, ownPublicFolder(folder))],
    read: readSource,
    writtenAt: createWritingTimes(folder),
    cities,
  })
}

const namesOf = (files: FoundFile[]) => files.flatMap(({ name, fault }) => (fault ? [] : name))

/**
 * Reads the text of a document, or the beginning of one that is too long.
 * @throws FileError where it can't be read
 */
function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(0, MAX_LENGTH + 1)
  } catch (error) {
    // an editor that saves by renaming leaves a moment without a file
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    throw new FileError(`${file} can’t be read: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Makes a loaded site of documents that are listed already.
 * @param names the files' paths in the folder: "site.json", "pages/plano.json", "shared/permits.json"
 */
export function siteOf(
  folder: string,
  names: string[],
  place: Pick<LoadedSite, 'publicFolder' | 'images' | 'publicFiles' | 'read'> &
    Partial<Pick<LoadedSite, 'writtenAt' | 'strays' | 'brokenDrawings'>> & { cities?: KnownCities },
): LoadedSite {
  const { documents, strays } = sortFiles(names)
  const fileOf = (name: string) => join(folder, documents.get(name) ?? name)
  const problems: Problem[] = []
  const parse = (name: string) => {
    const parsed = parseDocument(fileOf(name), place.read(fileOf(name)))
    problems.push(...parsed.problems)
    return parsed.document
  }
  const namesIn = (room: string) =>
    [...documents.keys()].flatMap((name) => (name.startsWith(room) ? [{ name, path: name.slice(room.length) }] : []))
  const shared = new Map(namesIn('shared/').map(({ name, path }) => [path.replace(/\.json$/, ''), parse(name)]))
  const document = documents.has('site.json') ? parse('site.json') : undefined
  const pages = namesIn('pages/')
    .map(({ name, path }) => ({ route: toRoute(path), file: fileOf(name) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const cityCount = createCityCount(
    pages.map(({ file }) => file),
    place.read,
    validTextAt(document?.value, ['language']) ?? 'en-US',
    place.cities,
  )
  const { data, variables, unfilled } = resolveSite(document, cityCount, validTextAt)
  const files = new Set([...documents.keys()].map(fileOf))
  const site = {
    writtenAt: () => 0,
    brokenDrawings: [],
    ...place,
    folder,
    document,
    data,
    variables,
    cityCount,
    shared,
    pages,
    strays: [...(place.strays ?? []), ...strays.map(([name, fault]) => ({ file: join(folder, name), fault }))],
    problems: [...problems, ...siteVariableProblems(unfilled, variables)],
    unfilled: unfilled.map(({ origin }) => origin),
    textOf: (file: string) => (files.has(file) ? place.read(file) : ''),
  }
  return { ...site, suggestions: suggestionsFrom(site) }
}

/**
 * Reads and parses the document of a page.
 * @throws when the file can't be read
 */
export function readPage({ route, file }: PageFile, { read }: Pick<LoadedSite, 'read'>): ParsedPage {
  return { route, ...parseDocument(file, read(file)) }
}

/** The route of a page's file: "workshops/texas-rail.json" is "/workshops/texas-rail", "index.json" is "/". */
export function toRoute(file: string): string {
  return `/${file.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`
}

type Parts = Omit<LoadedSite, 'suggestions'>

/** Suggestions from all documents of a site, which are read when the first suggestion is needed. */
function suggestionsFrom(site: Parts): Suggestions {
  let found: ReturnType<typeof readAll> | undefined
  const all = () => (found ??= readAll(site))
  return {
    textsOf: (format) => (format in KNOWN ? (all().texts.get(format) ?? []) : []),
    varsElsewhere: (file) => new Set(all().vars.flatMap((page) => (page.file === file ? [] : page.names))),
  }
}

/** Suggestions from the names of files alone, for a development server that must answer at once. */
export const suggestionsFromFiles = (site: Parts): Suggestions => ({
  textsOf: (format) => KNOWN[format]?.(site) ?? [],
  varsElsewhere: () => new Set(),
})

/** Everything that exists of a format, used or not. */
const KNOWN: Record<string, (site: Parts) => string[]> = {
  icon: () => [],
  link: ({ pages }) => pages.map(({ route }) => route),
  image: ({ images }) => [...images.keys()],
}

function readAll(site: Parts) {
  const texts = new Map(Object.keys(KNOWN).map((format) => [format, new Set<string>()]))
  const add = ({ format, text }: { format: string; text: string }) => {
    if (FORMAT_RULES.find((rule) => rule.format === format)?.test(text)) texts.get(format)?.add(text)
  }
  if (site.document?.value !== undefined) siteFileTexts(site.document, site.data).forEach(add)
  const vars = site.pages.map((page) => {
    const source = readPage(page, site)
    const resolution = resolvePage(source, site)
    if (resolution) textsOfPage(resolution.page).forEach(add)
    const { value } = source.document
    return { file: page.file, names: isRecord(value) && isRecord(value.vars) ? Object.keys(value.vars) : [] }
  })
  for (const [format, known] of Object.entries(KNOWN)) for (const text of known(site)) texts.get(format)?.add(text)
  return { texts, vars }
}
