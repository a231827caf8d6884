import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Site } from '../../schemas/types'
import type { ImageFile } from '../../sections/page/page-context'
import { type Occasion, todayIn } from '../documents/clock'
import { ownPublicFolder } from '../documents/files'
import { type HostRules, hostRules } from '../emit/headers'
import { readRules } from '../emit/host-files'
import { routeOf } from '../emit/site-files'
import { checkSiteFile } from '../pipeline/check-site'
import { usableImages } from '../pictures/pictures'
import { makeVariant, probeImages } from '../pictures/image-variants'
import { loadSite, readPage, suggestionsFromFiles } from '../pipeline/load-site'
import { type SiteModel, siteImages } from '../render/model'
import { openPage } from '../pipeline/open-page'
import { type LocatedProblem, locate } from '../problems/problem'
import { oncePerMistake } from '../rules/registry'
import { errorsAmong } from '../rules/definition/rule'
import { type LoadedSite, commonDocuments, sourceFilesOf } from '../site/site'
import { isSite } from '../validate/validator'
import { type Directory, modelOf } from './site-checker'
import type { PageFile, RenderablePage } from '../site/page'
import { isPageShown } from '../site/page-on-day'

/** A page that can be rendered. */
export interface LivePage extends RenderablePage {
  /** The addresses of its pictures. */
  images: string[]
}

/** What is known of a page that isn't on the site now. */
const ABSENT = 'absent'

/** How many cities texts say that there are. */
const countOf = ({ cities }: Directory) => cities.filter(({ languagePath }) => languagePath === undefined).length

/** How many pages keep their last valid version: more than an author visits. */
const MAX_KEPT = 500

/** How many of the last requested pages are opened again when something that pages share has changed. */
const MAX_REOPENED = 20

/** "/assets/images/truck-480.217626.webp": a variant of a picture, as image-variants.ts names it. */
const VARIANT = /^\/assets(\/images\/.*)-\d+\.[0-9a-f]{6}\.webp$/

/**
 * The pages of a site that is served from its documents. Each is opened when it is requested; a page with errors stays at
 * its last valid version.
 */
export class LivePages {
  /** What the last check learned about all pages; undefined before the first one. */
  directory: Directory | undefined
  /** The last valid version of site.json. */
  settings: Site | undefined
  /** The pictures of requested pages. Those whose files are gone stay: the last valid version of a page may show them. */
  readonly #images: Record<string, ImageFile> = {}
  /** The pictures that have been probed since the site was last loaded. */
  #probedImages: Record<string, ImageFile> = {}
  #site: LoadedSite
  #model: SiteModel | undefined
  /** The last valid versions of requested pages, by their routes. */
  readonly #lastValid = new LRUCache<string, { page: LivePage | undefined; isAbsent: boolean }>({ max: MAX_KEPT })
  /** The files of the shared sections and lists on requested pages, by their routes. */
  readonly #sources = new LRUCache<string, string[]>({ max: MAX_KEPT })

  /**
   * @param onOpened called with the file and the errors of each document that is opened
   * @param occasion the day that it is served for, by default each day that comes, and whether drafts are served as well
   * @throws if the folder can't be read
   */
  constructor(
    private readonly folder: string,
    private readonly onOpened: (file: string, errors: LocatedProblem[]) => void,
    private readonly occasion: Occasion = {},
  ) {
    this.#site = this.#load()
  }

  /** The site as it was last loaded, without the content of its pages. */
  get site(): LoadedSite {
    return this.#site
  }

  /**
   * Handles files that were written, created or removed.
   * @throws if the folder can't be read
   */
  change(files: string[]): void {
    const changedFiles = new Set(files)
    const writtenPages = this.#site.pages.filter(({ file }) => changedFiles.has(file) && existsSync(file))
    // a page that was written only changes itself; everything else may change every page
    const mayChangeAll = writtenPages.length < changedFiles.size
    if (mayChangeAll) {
      const pagesFolder = join(this.folder, 'pages')
      // a folder that was replaced is reported without its files
      const mayChangeCities = files.some((file) => file.startsWith(pagesFolder) || pagesFolder.startsWith(file))
      this.#site = this.#load(mayChangeCities ? undefined : this.#site.cityCount.known)
    }
    const requested = [...this.#lastValid.keys()]
    const reopened = mayChangeAll
      ? requested.slice(0, MAX_REOPENED).toReversed()
      : requested.filter((route) => writtenPages.some((page) => page.route === route))
    for (const route of reopened) this.open(route)
  }

  /**
   * Takes over what a check has learned about all pages.
   * @returns whether it differs from before
   * @throws if the folder can't be read
   */
  replaceDirectory(directory: Directory): boolean {
    if (isDeepStrictEqual(directory, this.directory)) return false
    this.directory = directory
    this.#model = undefined
    const cityCount = this.#site.cityCount.known
    // a page that was written may have become a city's page, or have ceased to be one
    if (cityCount !== undefined && cityCount !== countOf(directory)) this.#site = this.#load(countOf(directory))
    return true
  }

  /** @param cityCount the number of cities, if it is known: all documents must be read to count them */
  #load(cityCount?: number): LoadedSite {
    const loaded = loadSite(this.folder, cityCount, this.occasion)
    // suggestions come only from file names: visitors would have to wait until all pages were read
    const site = { ...loaded, suggestions: suggestionsFromFiles(loaded) }
    this.#probedImages = {}
    this.#model = undefined
    const { document, data, textOf } = site
    const problems = oncePerMistake([...site.problems, ...checkSiteFile(site).problems], site.unfilled)
    const errors = errorsAmong(problems, data)
    for (const { file } of commonDocuments(site))
      this.onOpened(file, locate({ problems: errors.filter((error) => error.file === file), textOf }))
    if (document && errors.every(({ file }) => file !== document.file) && isSite(data)) this.settings = data
    return site
  }

  /**
   * Loads the site again if a new day has begun.
   * @returns whether it has
   */
  passDay(): boolean {
    const { data, today } = this.#site
    if (this.occasion.date !== undefined || todayIn(data.timeZone) === today) return false
    this.#site = this.#load()
    return true
  }

  /** Whether a page was not on the site when it was last opened. */
  isAbsent(route: string): boolean {
    return this.#lastValid.get(route)?.isAbsent ?? false
  }

  /** Finds the page of a route, or the page that had the address as an alias when the site was last checked. */
  find(address: string): PageFile | undefined {
    const route = this.directory?.aliases[address]
    const { pages } = this.#site
    return pages.find((page) => page.route === address) ?? pages.find((page) => page.route === route)
  }

  /** The files that the page at an address is made from, as far as it could be opened; none if there is no such page. */
  documentsOf(address: string): string[] {
    const page = this.find(address)
    const { document } = this.#site
    return page ? [page.file, ...(this.#sources.get(page.route) ?? []), document?.file ?? ''] : []
  }

  /** Opens the page at an address. @returns its last valid version; undefined if there is none */
  open(address: string): LivePage | undefined {
    const file = this.find(address)
    if (!file) return undefined
    const opened = this.#openIfValid(file)
    const page = opened === ABSENT ? undefined : (opened ?? this.#lastValid.get(file.route)?.page)
    this.#lastValid.set(file.route, { page, isAbsent: opened === ABSENT })
    return page && [page.route, ...(page.data.aliases ?? [])].includes(address) ? page : undefined
  }

  #openIfValid(file: PageFile): LivePage | typeof ABSENT | undefined {
    try {
      const { document, page, facts } = openPage(readPage(file, this.#site), this.#site)
      const errors = errorsAmong(facts.problems, this.#site.data)
      const textOf = (name: string) => (name === document.file ? document.text : this.#site.textOf(name))
      this.onOpened(file.file, locate({ problems: errors, textOf }))
      this.#sources.set(file.route, sourceFilesOf(facts, this.#site))
      if (!isPageShown(facts, this.#site)) return ABSENT
      if (!page || errors.length > 0) return undefined
      return { ...page, images: facts.images }
    } catch (error) {
      // there is no file for a moment when an editor saves by renaming
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  /** What pages are rendered with: the same object until what they share changes. Undefined if site.json was never valid. */
  get model(): SiteModel | undefined {
    const { settings: site, directory } = this
    return site && (this.#model ??= modelOf(site, this.#images, this.#site, directory))
  }

  /** Adds pictures to the model, and those that site.json names. */
  async probe(images: string[] = []): Promise<void> {
    const { settings } = this
    if (!settings) return
    const { publicFolder, images: listedImages } = this.#site
    // a file that was added since the site was loaded is not listed yet
    const existing = [...siteImages(this.#site, settings), ...images].filter(
      (address) => !listedImages.get(address)?.fault && existsSync(join(publicFolder, address)),
    )
    Object.assign(this.#probedImages, await probeImages(publicFolder, existing, settings, this.#probedImages))
    Object.assign(this.#images, this.#probedImages)
  }

  /** The rules for the site's host: those in the author's own files in public/, or else those that a build writes. */
  get hostRules(): HostRules {
    return readRules(ownPublicFolder(this.folder), this.settings && hostRules(this.settings))
  }

  /**
   * Finds a file that a build would copy: one of public/, a picture, or a variant of one, made when it is first requested.
   * @param name its name in a build: "images/truck.jpg"
   * @returns its path
   */
  async fileAt(name: string): Promise<string | undefined> {
    const route = routeOf(name)
    // as in a build, a page replaces a file of public/ with the same name
    if (route !== undefined && this.find(route)) return undefined
    const { publicFolder, publicFiles, images } = this.#site
    const address = `/${name}`
    // only listed files are served, so that no address leads out of the folder
    const listed = address.startsWith('/images/') ? usableImages(images, [address]) : publicFiles
    return listed.includes(address) ? join(publicFolder, address) : this.#makeVariant(address)
  }

  async #makeVariant(address: string): Promise<string | undefined> {
    const [, name] = VARIANT.exec(address) ?? []
    if (name === undefined) return undefined
    const { publicFolder, images } = this.#site
    const masters = [...images.keys()].filter((master) => master.replace(/\.[a-z]+$/i, '') === name)
    await this.probe(usableImages(images, masters))
    for (const master of masters) {
      const variant = this.#images[master]?.variants.find(({ url }) => url === address)
      if (variant) return makeVariant(join(publicFolder, master), variant)
    }
    return undefined
  }
}
