import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkSiteFile } from '../../renderer/pipeline/check-site'
import { probeImages } from '../../renderer/pipeline/emit/image-variants'
import { publicFolder } from '../../renderer/pipeline/documents/files'
import { loadWithoutPages } from '../../renderer/pipeline/load-site'
import { type SiteModel, siteImages } from '../../renderer/pipeline/model'
import { type Problem, isError, locate } from '../../renderer/pipeline/problems/problem'
import { oncePerMistake } from '../../renderer/pipeline/rules/registry'
import { reportPretty, terminalColors } from '../../renderer/pipeline/problems/pretty'
import type { LoadedSite } from '../../renderer/pipeline/site'
import { isSite } from '../../renderer/pipeline/validate/validator'
import { type SiteIndex, indexFile, indexSite, readIndex } from './site-index'

/** A site whose pages are read when they are asked for. */
export interface ServedSite {
  /** It lists no pages. */
  loaded: LoadedSite
  index: SiteIndex
  /** Of pictures it knows those that site.json names, and those of the pages that were asked for. */
  model: SiteModel
}

/**
 * A site as it stands in its folder: it is opened again when site.json, a shared section, the list of pictures or the
 * index has changed. Mistakes in its own documents are printed; with one in site.json the last right one stays.
 */
export class WatchedSite {
  #watched: string[] = []
  #state = ''
  #site: Promise<ServedSite | undefined> = Promise.resolve(undefined)

  constructor(private readonly folder: string) {}

  /** The site as it is now; undefined as long as site.json has never been right. */
  get current(): Promise<ServedSite | undefined> {
    if (this.#watched.length === 0 || stateOf(this.#watched) !== this.#state) this.#site = this.#open(this.#site)
    return this.#site
  }

  async #open(last: Promise<ServedSite | undefined>): Promise<ServedSite | undefined> {
    // before anything is read, so that what changes meanwhile is read again
    this.#watched = watchedPaths(this.folder)
    this.#state = stateOf(this.#watched)
    return (await openServed(this.folder)) ?? last
  }
}

/** Opens a site without its pages. @returns undefined where site.json has an error */
async function openServed(folder: string): Promise<ServedSite | undefined> {
  const loaded = loadWithoutPages(folder)
  const { data, document } = loaded
  const problems = oncePerMistake([...loaded.problems, ...checkSiteFile(loaded).problems], loaded.unfilled).filter(
    isError,
  )
  printErrors(problems, loaded.textOf)
  if (!isSite(data) || problems.some(({ file }) => file === document?.file)) return undefined
  const index = readIndex(folder) ?? (await indexSite(folder))
  if (!index) return undefined
  const images = await probeImages(loaded.publicFolder, siteImages(loaded, data), data.imageHost)
  return { loaded, index, model: { site: data, cities: index.cities, images } }
}

/** What a site consists of beside its pages: files, and folders, whose state changes with the list of their files. */
function watchedPaths(folder: string): string[] {
  const shared = join(folder, 'shared')
  const sections = existsSync(shared) ? readdirSync(shared, { recursive: true, encoding: 'utf8' }) : []
  const pictures = join(publicFolder(folder), 'images')
  return [join(folder, 'site.json'), shared, ...sections.map((name) => join(shared, name)), pictures, indexFile(folder)]
}

/** Changes whenever one of these files or folders does. */
function stateOf(paths: string[]): string {
  const states = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : ''
  })
  return states.join('\n')
}

/** Prints errors of documents on stdout, as whoever looks after the site reads them. */
export function printErrors(problems: Problem[], textOf: (file: string) => string): void {
  if (problems.length > 0) console.log(reportPretty(locate({ problems, textOf }), terminalColors))
}
