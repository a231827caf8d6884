import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Site } from '../../schemas/types'
import type { ImageFile } from '../../sections/page-context'
import { checkSiteFile } from '../pipeline/check-site'
import { probeImages } from '../pipeline/emit/image-variants'
import { loadSite, readPage, suggestionsFromFiles } from '../pipeline/load-site'
import { type SiteModel, siteImages } from '../pipeline/model'
import { type PageContent, openPage } from '../pipeline/open-page'
import { type LocatedProblem, locate } from '../pipeline/problems/problem'
import { oncePerMistake } from '../pipeline/rules/registry'
import { errorsAmong } from '../pipeline/rules/rule'
import type { LoadedSite, PageFile } from '../pipeline/site'
import { isSite } from '../pipeline/validate/validator'
import type { Directory } from './site-checker'

/** A page that can be rendered. */
export interface LivePage extends PageContent {
  /** The addresses of its pictures. */
  images: string[]
}

/** How many pages keep their last valid version: more than an author visits. */
const MAX_KEPT = 500

/** How many of the pages requested last are opened again when something that pages share has changed. */
const MAX_REOPENED = 20

/**
 * The pages of a site in development. Each is opened when it is requested; a page with errors stays as it was when it was
 * last valid.
 */
export class LivePages {
  #directory: Directory = { cities: [], aliases: new Map() }
  /** site.json as it is, or as it was when it was last valid. */
  settings: Site | undefined
  /** The pictures of requested pages. One whose file is gone stays: the last valid version of a page may show it. */
  readonly pictures: Record<string, ImageFile> = {}
  /** The pictures that were probed since the site was last loaded. */
  #fresh: Record<string, ImageFile> = {}
  #site: LoadedSite
  /** The last valid versions of the pages that were requested, by their routes. */
  readonly #kept = new LRUCache<string, { page: LivePage | undefined }>({ max: MAX_KEPT })

  /**
   * @param onOpened called with the file and the errors of each document that is opened
   * @throws when the folder can't be read
   */
  constructor(
    private readonly folder: string,
    private readonly onOpened: (file: string, errors: LocatedProblem[]) => void,
  ) {
    this.#site = this.#load()
  }

  /**
   * Takes notice that files were written, created or removed.
   * @throws when the folder can't be read
   */
  change(files: string[]): void {
    const changed = new Set(files)
    const written = this.#site.pages.filter(({ file }) => changed.has(file) && existsSync(file))
    // a page that was written changes only itself, everything else may change every page
    const isWide = written.length < changed.size
    if (isWide) this.#site = this.#load()
    const recent = () => [...this.#kept.keys()].slice(0, MAX_REOPENED).toReversed()
    for (const route of isWide ? recent() : written.map((page) => page.route))
      if (this.#kept.has(route)) this.open(route)
  }

  /** What the last check found out about all pages. */
  get directory(): Directory {
    return this.#directory
  }

  /**
   * Takes over what a check found out about all pages.
   * @throws when the folder can't be read
   */
  replaceDirectory(directory: Directory): void {
    this.#directory = directory
    const { known } = this.#site.cityCount
    // a page that was written may be a city's now, or no longer
    if (known !== undefined && known !== directory.cities.length) this.#site = this.#load()
  }

  #load(): LoadedSite {
    const loaded = loadSite(this.folder)
    // suggestions come from file names alone: reading all pages would keep the browser waiting
    const site = { ...loaded, suggestions: suggestionsFromFiles(loaded) }
    this.#fresh = {}
    const { document, data, shared, textOf } = site
    const problems = oncePerMistake([...site.problems, ...checkSiteFile(site).problems], site.unfilled)
    const errors = errorsAmong(problems, data)
    for (const { file } of [...shared.values(), ...(document ? [document] : [])])
      this.onOpened(file, locate({ problems: errors.filter((error) => error.file === file), textOf }))
    if (document && errors.every(({ file }) => file !== document.file) && isSite(data)) this.settings = data
    return site
  }

  /** The page of a route, or the one that had the address among its aliases when the site was last checked. */
  find(address: string): PageFile | undefined {
    const route = this.directory.aliases.get(address)
    const { pages } = this.#site
    return pages.find((page) => page.route === address) ?? pages.find((page) => page.route === route)
  }

  /** Opens the page of an address, as it is or as it was when it was last valid; undefined where there is none. */
  open(address: string): LivePage | undefined {
    const file = this.find(address)
    if (!file) return undefined
    const page = this.#openNow(file) ?? this.#kept.get(file.route)?.page
    this.#kept.set(file.route, { page })
    return page && [page.route, ...(page.data.aliases ?? [])].includes(address) ? page : undefined
  }

  /** What a page is rendered with; undefined where site.json was never valid. */
  async model(page?: LivePage): Promise<SiteModel | undefined> {
    const { settings: site, directory, pictures } = this
    if (!site) return undefined
    const { publicFolder, images } = this.#site
    const addresses = [...siteImages(this.#site, site), ...(page?.images ?? [])]
    // one that was put there since the site was loaded is not in its list yet
    const existing = addresses.filter(
      (address) => !images.get(address)?.fault && existsSync(join(publicFolder, address)),
    )
    Object.assign(this.#fresh, await probeImages(publicFolder, existing, site, this.#fresh))
    Object.assign(pictures, this.#fresh)
    return { site, cities: directory.cities, images: pictures }
  }

  #openNow(file: PageFile): LivePage | undefined {
    try {
      const { document, page, facts, problems } = openPage(readPage(file, this.#site), this.#site)
      const errors = errorsAmong(problems, this.#site.data)
      const textOf = (name: string) => (name === document.file ? document.text : this.#site.textOf(name))
      this.onOpened(file.file, locate({ problems: errors, textOf }))
      if (!page || errors.length > 0) return undefined
      return { route: page.route, data: page.data, vars: page.vars, images: facts.images }
    } catch (error) {
      // an editor that saves by renaming leaves a moment without a file
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
}
