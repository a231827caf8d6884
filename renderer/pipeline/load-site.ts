import { accessSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KnownCities, createCityCount, createHeadReader } from '../documents/city-count'
import { type Occasion, clockOf, isShown } from '../documents/clock'
import {
  type FoundFile,
  findFiles,
  findPublicFiles,
  openableNames,
  ownPublicFolder,
  publicFolder,
} from '../documents/files'
import { isRecord } from '../documents/json-tree'
import { drawingFaults, isDrawing } from '../pictures/drawing-files'
import { listImages } from '../pictures/pictures'
import { createWritingTimes } from '../documents/writing-times'
import { parseDocument } from './parse-document'
import { FileError } from '../problems/file-error'
import type { Problem } from '../problems/problem'
import { FORMAT_RULES } from '../rules/values/formats'
import { siteVariableProblems } from '../rules/content/references'
import { MAX_LENGTH } from '../rules/syntax/syntax'
import { listPlaces } from '../schema/lists'
import { EntryList } from '../site/entry-lists'
import { pageLanguage } from '../site/languages'
import type { LoadedSite, Suggestions } from '../site/site'
import { type Stray, ROOMS, isBesideDocuments, sortFiles } from '../site/strays'
import { siteFileTexts, textsOfPage } from '../schema/texts'
import { languageOf, validTextAt } from '../validate/validator'
import type { PageFile, ParsedPage } from '../site/page'
import { resolvePage, resolveSite } from '../site/resolve'

/**
 * Lists the pages, pictures and public files of a site, and reads its other documents.
 * @param folder the folder of its JSON, as the author named it
 * @param cities the number of its cities, or which pages have one, if known
 * @param occasion the day that it is opened for
 * @throws if the folder can't be read
 */
export function loadSite(folder: string, cities?: KnownCities, occasion: Occasion = {}): LoadedSite {
  // otherwise a missing folder would seem to be empty
  accessSync(folder)
  const pictures = publicFolder(folder)
  const filesIn = (room: string) => {
    const files = findFiles(join(folder, room), folder, isBesideDocuments)
    return files.map((file) => ({ ...file, name: `${room}/${file.name}` }))
  }
  const filesOutside = findFiles(folder, folder, (name) => isBesideDocuments(name) || ROOMS.includes(name))
  const files = [...ROOMS.flatMap(filesIn), ...filesOutside]
  const publicFiles = findPublicFiles(folder)
  // pictures that can't be opened have their faults in `images`
  const otherThanImages = publicFiles.filter(({ name }) => !name.startsWith('images/') || /\/\./.test(name))
  // pictures that are drawings have their faults in `images`
  const maybeDrawings = openableNames(publicFiles).filter((name) => !name.startsWith('images/') || !isDrawing(name))
  const brokenDrawings = drawingFaults(ownPublicFolder(folder), maybeDrawings)
  const brokenNames = new Set(brokenDrawings.map(({ name }) => name))
  return siteOf(folder, openableNames(files), {
    publicFolder: pictures,
    images: listImages(pictures),
    publicFiles: openableNames(publicFiles)
      .filter((name) => !brokenNames.has(name))
      .map((name) => `/${name}`),
    brokenDrawings: straysAmong(brokenDrawings, ownPublicFolder(folder)),
    strays: [...straysAmong(files, folder), ...straysAmong(otherThanImages, ownPublicFolder(folder))],
    read: readSource,
    writtenAt: createWritingTimes(folder),
    cities,
    occasion,
  })
}

/** The files that can't be opened. */
function straysAmong(files: FoundFile[], folder: string): Stray[] {
  const strays: Stray[] = []
  for (const { name, fault } of files) if (fault) strays.push({ file: join(folder, name), fault })
  return strays
}

/**
 * Reads the text of a document, or the beginning of one that is too long.
 * @throws FileError if it can't be read
 */
function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(0, MAX_LENGTH + 1)
  } catch (error) {
    // when an editor saves by renaming, the file is missing for a moment
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    throw new FileError(`${file} can’t be read: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Loads a site from a list of its files.
 * @param names the files' paths in the folder: "site.json", "pages/plano.json", "shared/permits.json"
 */
export function siteOf(
  folder: string,
  names: string[],
  place: Pick<LoadedSite, 'publicFolder' | 'images' | 'publicFiles' | 'read'> &
    Partial<Pick<LoadedSite, 'writtenAt' | 'strays' | 'brokenDrawings'>> & {
      cities?: KnownCities
      occasion?: Occasion
    },
): LoadedSite {
  const { documents, strays } = sortFiles(names)
  const fileOf = (name: string) => join(folder, documents.get(name) ?? name)
  const problems: Problem[] = []
  const parse = (name: string) => {
    const parsed = parseDocument(fileOf(name), place.read(fileOf(name)))
    problems.push(...parsed.problems)
    return parsed.document
  }
  const namesIn = (room: string) => [...documents.keys()].filter((name) => name.startsWith(`${room}/`))
  const shared = new Map(namesIn('shared').map((name) => [name.replace(/^shared\/|\.json$/g, ''), parse(name)]))
  const listDocuments = namesIn('lists').map((name) => [name.replace(/^lists\/|\.json$/g, ''), parse(name)] as const)
  const document = documents.has('site.json') ? parse('site.json') : undefined
  const pages = namesIn('pages')
    .map((name) => ({ route: toRoute(name.replace('pages/', '')), file: fileOf(name) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const headOf = createHeadReader(place.read)
  const written = document?.value
  const clock = clockOf(place.occasion ?? {}, isRecord(written) ? written.timeZone : undefined)
  const cityCount = createCityCount(
    // those in other languages are of the same cities
    pages
      .filter(({ route }) => pageLanguage(route, isRecord(written) ? written : {}).path === '')
      .map(({ file }) => file),
    headOf,
    (schedule) => isShown(schedule, clock),
    languageOf(written),
    place.cities,
  )
  const { data, variables, places, unfilled } = resolveSite(document, cityCount, validTextAt, clock.today)
  const files = new Set([...documents.keys()].map(fileOf))
  const site = {
    writtenAt: () => 0,
    brokenDrawings: [],
    ...place,
    ...clock,
    headOf,
    folder,
    document,
    data,
    variables,
    places,
    cityCount,
    shared,
    lists: new Map(listDocuments.map(([name, list]) => [name, new EntryList(list, variables, clock)])),
    listPlaces,
    pages,
    strays: [...(place.strays ?? []), ...strays.map(([name, fault]) => ({ file: join(folder, name), fault }))],
    problems: [...problems, ...siteVariableProblems(unfilled, variables, data)],
    unfilled: unfilled.map(({ origin }) => origin),
    textOf: (file: string) => (files.has(file) ? place.read(file) : ''),
  }
  return { ...site, suggestions: suggestionsFrom(site) }
}

/**
 * Reads and parses the document of a page.
 * @throws if the file can't be read
 */
export function readPage({ route, file }: PageFile, { read }: Pick<LoadedSite, 'read'>): ParsedPage {
  return { route, ...parseDocument(file, read(file)) }
}

/** The route of a page's file: "workshops/texas-rail.json" is "/workshops/texas-rail", "index.json" is "/". */
export function toRoute(file: string): string {
  return `/${file.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`
}

type Parts = Omit<LoadedSite, 'suggestions'>

/** Suggestions from all documents of a site, which are read when a suggestion is first needed. */
function suggestionsFrom(site: Parts): Suggestions {
  let contents: ReturnType<typeof readContents> | undefined
  const getContents = () => (contents ??= readContents(site))
  return {
    textsOf: (format) => (format in EXISTING ? (getContents().texts.get(format) ?? []) : []),
    varsElsewhere: (file) =>
      new Set(
        getContents()
          .vars.filter((page) => page.file !== file)
          .flatMap(({ names }) => names),
      ),
  }
}

/** Suggestions from the names of files alone, for a development server that must respond at once. */
export const suggestionsFromFiles = (site: Parts): Suggestions => ({
  textsOf: (format) => EXISTING[format]?.(site) ?? [],
  varsElsewhere: () => new Set(),
})

/** The values that exist for a format, used or not. */
const EXISTING: Record<string, (site: Parts) => string[]> = {
  icon: () => [],
  link: ({ pages }) => pages.map(({ route }) => route),
  image: ({ images }) => [...images.keys()],
  route: ({ pages }) => pages.map(({ route }) => route),
}

/** Reads the texts of all documents by format, and the names in the vars of each page. */
function readContents(site: Parts) {
  const texts = new Map(Object.keys(EXISTING).map((format) => [format, new Set<string>()]))
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
  for (const [format, listOf] of Object.entries(EXISTING)) for (const text of listOf(site)) texts.get(format)?.add(text)
  return { texts, vars }
}
